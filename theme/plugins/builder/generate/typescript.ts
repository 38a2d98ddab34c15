import {
  type Doc,
  group,
  hardline,
  indent,
  join,
  line,
  lines,
  softline,
  trailingComma,
} from './doc';

/** Generates a call, with one argument per line if they do not fit. */
export const call = (name: Doc, ...args: Doc[]): Doc =>
  args.length === 0
    ? [name, '()']
    : group(name, '(', indent(softline, join([',', line], args)), trailingComma, softline, ')');

/** Generates a call whose last argument, an object or a function, is broken into lines instead of the call. */
export const hug = (name: Doc, ...args: Doc[]): Doc => [name, '(', join(', ', args), ')'];

/** Generates an object with one property per line. */
export const object = (...properties: Doc[]): Doc => [
  '{',
  indent(hardline, join([',', hardline], properties), ','),
  hardline,
  '}',
];

/** Generates an object that is on one line if it fits. */
export const shortObject = (...properties: Doc[]): Doc =>
  group('{', indent(line, join([',', line], properties)), trailingComma, line, '}');

/** Generates an array that is on one line if it fits. */
export const array = (...items: Doc[]): Doc =>
  group('[', indent(softline, join([',', line], items)), trailingComma, softline, ']');

/** Generates a declaration with a body: a method, a function or a class. */
export const block = (head: Doc, ...statements: Doc[]): Doc => [
  head,
  ' {',
  indent(hardline, lines(...statements)),
  hardline,
  '}',
];

/** Generates a method with one parameter. */
export const method = (name: string, parameter: string, type: string, ...body: Doc[]): Doc =>
  block(
    group(`${name}(`, indent(softline, parameter), trailingComma, softline, `): ${type}`),
    ...body,
  );

/** Generates a function that returns an object, as extensions expect. */
export const returning = (parameters: string, ...members: Doc[]): Doc => [
  `(${parameters}) => (`,
  object(...members),
  ')',
];

/** Packages and files in the order in which they are imported. Relative imports come last. */
const SOURCES = [
  'fake-indexeddb/auto',
  '@angular/common/http',
  '@angular/common/http/testing',
  '@angular/core',
  '@angular/core/testing',
  '@angular-architects/ngrx-toolkit',
  '@ngrx/signals',
  '@ngrx/signals/entities',
  'rxjs',
  'vitest',
];

const rank = (source: string) =>
  SOURCES.includes(source) ? SOURCES.indexOf(source) : SOURCES.length;

const bare = (name: string) => name.replace(/^type /, '');

/** The imports of a file, collected while its code is generated. */
export class Imports {
  readonly #names = new Map<string, Set<string>>();

  /**
   * Imports a name.
   *
   * @param name `type Name` for a type
   * @returns the name
   */
  use(source: string, name: string): string {
    this.#names.set(source, (this.#names.get(source) ?? new Set()).add(name));
    return bare(name);
  }

  /** Imports a module for its side effects. */
  run(source: string): void {
    this.#names.set(source, new Set());
  }

  doc(): Doc {
    const sources = [...this.#names.keys()].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
    return lines(...sources.map((source) => this.#statement(source)));
  }

  #statement(source: string): Doc {
    const names = [...(this.#names.get(source) ?? [])].sort((a, b) =>
      bare(a).localeCompare(bare(b), 'en'),
    );
    const from = `'${source}';`;
    if (names.length === 0) return `import ${from}`;
    const isTypes = names.every((name) => name !== bare(name));
    const start = isTypes ? 'import type ' : 'import ';
    const listed = isTypes ? names.map(bare) : names;
    // A single name is never broken.
    if (listed.length === 1) return `${start}{ ${listed[0]} } from ${from}`;
    return group(start, shortObject(...listed), ` from ${from}`);
  }
}

/** Generates a file: its imports and its declarations, with blank lines in between. */
export const fileOf = (imports: Imports, ...declarations: Doc[]): Doc => [
  join([hardline, hardline], [imports.doc(), ...declarations]),
  hardline,
];
