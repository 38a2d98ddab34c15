import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { pathsIn, readText } from '../../../lib/files';
import { withSlashes } from '../../../lib/paths';
import { guess, type Problem } from '../../../lib/problems';
import type { ApiMember, ApiModel, ApiParameter, ApiSymbol } from '../model';
import { type ExtensionNotes, type ParameterNote, parseNotes, type SymbolNote } from './parse';

/** The notes on all symbols, checked against the exports of the package. */
export interface Notes {
  extensions: ExtensionNotes[];
  of(symbol: ApiSymbol): SymbolNote;
  /** The explanation of a parameter, a member, or an option of a parameter. */
  about(
    symbol: ApiSymbol,
    member: ApiParameter | ApiMember,
    option?: ApiMember,
  ): ParameterNote | undefined;
  aboutType(symbol: ApiSymbol, name: string): string | undefined;
  /**
   * All mistakes: symbols without a summary or an example, missing explanations, and explanations of names that do not
   * exist.
   */
  problems: readonly Problem[];
}

/** Explanations of type parameters that mean the same everywhere. */
const TYPE_PARAMETERS = 'type-parameters.yaml';

/**
 * Reads all notes.
 * @param folder the folder with one Markdown file for each extension
 */
export function readNotes(folder: string, model: ApiModel): Notes {
  const problems: Problem[] = [];
  const report: Report = ({ file, line }, message, remedy) =>
    problems.push({ file, line, column: 1, message, remedy });
  const extensions = pathsIn(folder, '.md').map((file) =>
    parseNotes(file, readText(file), problems),
  );
  const typeParameters = path.join(folder, TYPE_PARAMETERS);
  const common: Record<string, string> = existsSync(typeParameters)
    ? parse(readText(typeParameters))
    : {};

  const all = new Map<string, SymbolNote>();
  const names = model.symbols.map(({ name }) => name);
  for (const note of extensions.flatMap(({ symbols }) => symbols)) {
    const other = all.get(note.name);
    if (other) {
      const position = `${withSlashes(path.relative('.', other.file))}:${other.line}`;
      report(note, `${note.name} already has notes at ${position}.`, 'Remove one of them.');
    }
    all.set(note.name, note);
    if (!names.includes(note.name)) {
      const text = `${model.package} ${model.version} does not export ${note.name}.`;
      report(note, text, `Remove the note or correct the name.${guess(note.name, names)}`);
    }
  }
  const notes: Notes = {
    extensions,
    problems,
    of: ({ name }) => all.get(name) ?? { ...EMPTY_NOTE, name, summary: name },
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
      const remedy = `Add "# ${symbol.name}" with a summary and an example to a file there.`;
      problems.push({ file: folder, message: `${symbol.name} has no notes.`, remedy });
    }
  }
  return notes;
}

/** The default for symbols without notes. */
const EMPTY_NOTE = {
  file: '',
  line: 1,
  guide: '',
  overloads: [],
  parameters: new Map(),
  example: '',
};

/** Reports a problem in a note. */
type Report = (note: Pick<SymbolNote, 'file' | 'line'>, message: string, remedy: string) => void;

function checkNote(symbol: ApiSymbol, note: SymbolNote, notes: Notes, report: Report): void {
  const { name, signatures, members, marks, kind } = symbol;
  const missing = (what: string, remedy: string) => report(note, `${name} ${what}.`, remedy);
  const known = new Set<string>();
  const explain = (label: string, text: unknown) => {
    known.add(label);
    if (!text) missing(`does not explain "${label}"`, `Add "- \`${label}\`: …" to its parameters.`);
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
    const all = [...known];
    const remedy = `It has: ${all.join(', ') || 'none'}.${guess(label, all)}`;
    report({ ...note, line }, `${name} has no parameter or member "${label}".`, remedy);
  }
  const overloads = signatures.length > 1 ? signatures.length : 0;
  if (note.overloads.length !== overloads) {
    missing(
      `has ${overloads} overloads, but explains ${note.overloads.length}`,
      'Add "## Overloads" with a numbered line for each that says when to use it, in the order of the declarations.',
    );
  }
  if (marks.includes('deprecated') && !note.deprecated) {
    missing('is deprecated', 'Add "## Deprecated" with what to use instead.');
  }
  const isObvious = signatures.every(({ returns }) =>
    /^(void|.*SignalStoreFeature<.*)$/s.test(returns),
  );
  if (kind === 'function' && !isObvious && !note.returns) {
    missing('does not say what it returns', 'Add "## Returns".');
  }
}

/** Matches the part of a line of notes that precedes the text shown on the page. */
const LEAD = /^(?:- `[^`]+`(?: = `[^`]+`)?: |\d+\. )?/;

/**
 * Moves a problem in a generated page to the position of the same text in the notes, where authors can fix it.
 *
 * @param notes absolute paths of the files of notes
 */
export function inNotes(problem: Problem, notes: readonly string[]): Problem {
  const { file, line = 1, column = 1 } = problem;
  const shown = readText(file).split('\n')[line - 1] ?? '';
  let found = { text: '', problem };
  for (const note of notes) {
    for (const [index, noteLine] of readText(note).split('\n').entries()) {
      const lead = LEAD.exec(noteLine)?.[0].length ?? 0;
      const text = noteLine.slice(lead).trim();
      if (text.length <= found.text.length || !shown.includes(text)) continue;
      const offset = Math.max(0, column - 1 - shown.indexOf(text));
      const position = { file: note, line: index + 1, column: lead + offset + 1 };
      found = { text, problem: { ...problem, ...position } };
    }
  }
  return found.problem;
}
