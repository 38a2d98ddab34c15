import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiModel, ApiSymbol } from '../model';
import { type ExtensionNotes, parseNotes, type SymbolNote } from './parse';

/** The notes of all symbols, checked against what the package exports. */
export interface Notes {
  extensions: ExtensionNotes[];
  of(symbol: ApiSymbol): SymbolNote;
}

/**
 * Reads the notes beside the pages.
 * @param folder holds one Markdown file for each extension
 * @throws an error that lists every mistake: a symbol without summary or example, a note for a symbol or
 *   a parameter that does not exist
 */
export function readNotes(folder: string, model: ApiModel): Notes {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const extensions = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const shown = path.relative('.', path.join(folder, file)).split(path.sep).join('/');
      return parseNotes(shown, readFileSync(path.join(folder, file), 'utf8'), report);
    });
  const notes = new Map<string, SymbolNote>();
  for (const note of extensions.flatMap(({ symbols }) => symbols)) {
    const other = notes.get(note.name);
    if (other) report(`${note.place}: ${note.name} has notes already, at ${other.place}`);
    notes.set(note.name, note);
  }
  const symbols = new Map(model.symbols.map((symbol) => [symbol.name, symbol]));
  for (const note of notes.values()) {
    const symbol = symbols.get(note.name);
    if (symbol) checkParameters(symbol, note, report);
    else {
      report(
        `${note.place}: ${model.package} ${model.version} does not export ${note.name}; take the note ` +
          'away or correct the name',
      );
    }
  }
  for (const { name } of model.symbols) {
    if (!notes.has(name)) {
      report(
        `${name} has no notes; add "# ${name}" with summary and example to a file in ${folder}`,
      );
    }
  }
  if (problems.length) {
    throw new Error(
      `Notes of the API reference:\n${problems.map((text) => `  - ${text}`).join('\n')}`,
    );
  }
  return {
    extensions,
    of(symbol) {
      const note = notes.get(symbol.name);
      if (!note) throw new Error(`${symbol.name} has no notes`);
      return note;
    },
  };
}

function checkParameters(symbol: ApiSymbol, note: SymbolNote, report: (problem: string) => void) {
  const known = new Set([
    ...symbol.members.map(({ name }) => name),
    ...symbol.signatures.flatMap(({ parameters }) =>
      parameters.flatMap(({ name, options }) => [
        name,
        ...options.map((option) => `${name}.${option.name}`),
      ]),
    ),
  ]);
  const [file] = note.place.split(/:\d+$/);
  for (const [name, { line }] of note.parameters) {
    if (!known.has(name)) {
      const all = [...known].join(', ') || 'none';
      report(
        `${file}:${line}: ${symbol.name} has no parameter or member "${name}"; it has: ${all}`,
      );
    }
  }
}
