import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { pathsIn } from '../../lib/files';
import { withSlashes } from '../../lib/paths';
import type { ApiMember, ApiModel, ApiParameter, ApiSymbol } from '../model';
import { type ExtensionNotes, type ParameterNote, parseNotes, type SymbolNote } from './parse';

/** The notes of all symbols, checked against what the package exports. */
export interface Notes {
  extensions: ExtensionNotes[];
  of(symbol: ApiSymbol): SymbolNote;
  /** What is said about a parameter, a member, or an option of a parameter. */
  about(
    symbol: ApiSymbol,
    member: ApiParameter | ApiMember,
    option?: ApiMember,
  ): ParameterNote | undefined;
  /** What is said about a type parameter. */
  aboutType(symbol: ApiSymbol, name: string): string | undefined;
}

/** Words about type parameters that mean the same wherever they stand. */
const TYPE_PARAMETERS = 'type-parameters.yaml';

/**
 * Reads the notes beside the pages.
 * @param folder holds one Markdown file for each extension
 * @throws an error that lists every mistake: a symbol without summary or example, something that is not
 *   explained, an explanation of what does not exist
 */
export function readNotes(folder: string, model: ApiModel): Notes {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const extensions = pathsIn(folder, '.md').map((file) =>
    parseNotes(withSlashes(path.relative('.', file)), readFileSync(file, 'utf8'), report),
  );
  const typeParameters = path.join(folder, TYPE_PARAMETERS);
  const common: Record<string, string> = existsSync(typeParameters)
    ? parse(readFileSync(typeParameters, 'utf8'))
    : {};

  const all = new Map<string, SymbolNote>();
  for (const note of extensions.flatMap(({ symbols }) => symbols)) {
    const other = all.get(note.name);
    if (other) report(`${note.place}: ${note.name} has notes already, at ${other.place}`);
    all.set(note.name, note);
    if (!model.symbols.some(({ name }) => name === note.name)) {
      const text = `${model.package} ${model.version} does not export ${note.name}`;
      report(`${note.place}: ${text}; take the note away or correct the name`);
    }
  }
  const notes: Notes = {
    extensions,
    of({ name }) {
      const note = all.get(name);
      if (!note) throw new Error(`${name} has no notes`);
      return note;
    },
    about(symbol, member, option) {
      const { parameters } = notes.of(symbol);
      const own = option ? `${member.name}.${option.name}` : member.name;
      const { of } = option ?? { of: undefined, ...member };
      return parameters.get(own) ?? all.get(of ?? '')?.parameters.get((option ?? member).name);
    },
    aboutType: (symbol, name) => notes.of(symbol).parameters.get(`<${name}>`)?.text ?? common[name],
  };
  for (const symbol of model.symbols) {
    const note = all.get(symbol.name);
    if (note) checkNote(symbol, note, notes, report);
    else {
      const remedy = `add "# ${symbol.name}" with summary and example to a file in ${folder}`;
      report(`${symbol.name} has no notes; ${remedy}`);
    }
  }
  if (!problems.length) return notes;
  throw new Error(
    `Notes of the API reference:\n${problems.map((text) => `  - ${text}`).join('\n')}`,
  );
}

function checkNote(
  symbol: ApiSymbol,
  note: SymbolNote,
  notes: Notes,
  report: (problem: string) => void,
): void {
  const { name, signatures, members, marks, kind } = symbol;
  const [file] = note.place.split(/:\d+$/);
  const missing = (what: string, remedy: string) =>
    report(`${note.place}: ${name} ${what}; ${remedy}`);
  const known = new Set<string>();
  const explain = (label: string, text: unknown) => {
    known.add(label);
    if (!text) missing(`does not explain "${label}"`, `add "- \`${label}\`: …" to its parameters`);
  };
  for (const type of symbol.typeParameters) explain(`<${type}>`, notes.aboutType(symbol, type));
  for (const member of members) explain(member.name, notes.about(symbol, member));
  for (const parameter of signatures.flatMap(({ parameters }) => parameters)) {
    explain(parameter.name, notes.about(symbol, parameter));
    for (const option of parameter.options) {
      explain(`${parameter.name}.${option.name}`, notes.about(symbol, parameter, option));
    }
  }
  for (const [label, { line }] of note.parameters) {
    if (known.has(label)) continue;
    const all = [...known].join(', ') || 'none';
    report(`${file}:${line}: ${name} has no parameter or member "${label}"; it has: ${all}`);
  }
  const overloads = signatures.length > 1 ? signatures.length : 0;
  if (note.overloads.length !== overloads) {
    missing(
      `has ${overloads} overloads and says of ${note.overloads.length} when to use them`,
      'write "## Overloads" with a numbered line for each, in the order of the declarations',
    );
  }
  if (marks.includes('deprecated') && !note.deprecated) {
    missing('is deprecated', 'say under "## Deprecated" what to use instead');
  }
  const isObvious = signatures.every(({ returns }) =>
    /^(void|.*SignalStoreFeature<.*)$/s.test(returns),
  );
  if (kind === 'function' && !isObvious && !note.returns) {
    missing('does not say what it returns', 'add "## Returns"');
  }
}
