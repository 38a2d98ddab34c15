/**
 * What the build knows of the package's public API, as plain data. `extract/` makes it with TypeDoc,
 * `render/` turns it into pages; in between it lies in a cache, so that a build of an unchanged package
 * starts neither TypeDoc nor TypeScript.
 */

/** The four folders of the reference. */
export type SymbolKind = 'function' | 'interface' | 'type-alias' | 'variable';

/**
 * Where a name in code leads:
 * - `symbol`: the page of an exported symbol,
 * - `inner`: a declaration the package uses but does not export, shown on the same page,
 * - `url`: another site.
 */
export type LinkTarget =
  | { type: 'symbol'; name: string }
  | { type: 'inner'; id: string }
  | { type: 'url'; url: string };

/** TypeScript text, laid out in lines, with the names in it that lead somewhere. */
export interface LinkedCode {
  text: string;
  /** Half-open ranges of `text`, in order, without overlaps. */
  links: { start: number; end: number; to: LinkTarget }[];
}

/** A property of an object type or of an options parameter. */
export interface ApiMember {
  name: string;
  type: LinkedCode;
  optional: boolean;
  /** Methods are shown with their parameters. */
  method: boolean;
  /** Markdown from the package's own comments. */
  description?: string;
  deprecated?: string;
}

export interface ApiParameter {
  name: string;
  type: LinkedCode;
  optional: boolean;
  rest: boolean;
  description?: string;
  /** Properties, where the parameter is an object of the package's own making. */
  options: ApiMember[];
}

/** One way to call a function. */
export interface ApiSignature {
  code: LinkedCode;
  parameters: ApiParameter[];
  returns?: LinkedCode;
  /** Markdown from the package's own comments. */
  returnsDescription?: string;
}

/** A declaration that is used by the public API without being exported. */
export interface InnerDeclaration {
  /** Unique in the package, also over entry points. */
  id: string;
  name: string;
  code: LinkedCode;
}

export interface ApiSymbol {
  name: string;
  kind: SymbolKind;
  /** What to import from. */
  specifier: string;
  /** Other names under which the package exports the same thing. */
  aliases: string[];
  /** Overloads of a function that is called; empty for everything else. */
  signatures: ApiSignature[];
  /** Declaration of everything that is not called. */
  declaration?: LinkedCode;
  /** Members of an object type. */
  members: ApiMember[];
  /** From the comment in the package, as Markdown. */
  comment?: string;
  deprecated?: string;
  experimental: boolean;
  /** Path in the repository, and the line when it is known. */
  source: { file: string; line?: number };
}

export interface ApiModel {
  package: string;
  version: string;
  symbols: ApiSymbol[];
  inner: InnerDeclaration[];
}

/** Folder of a kind, as the specification names it. */
export const FOLDERS: Record<SymbolKind, string> = {
  function: 'functions',
  interface: 'interfaces',
  'type-alias': 'type-aliases',
  variable: 'variables',
};

/** What readers call a kind. */
export const KIND_LABELS: Record<SymbolKind, { one: string; many: string }> = {
  function: { one: 'Function', many: 'Functions' },
  interface: { one: 'Interface', many: 'Interfaces' },
  'type-alias': { one: 'Type alias', many: 'Type aliases' },
  variable: { one: 'Variable', many: 'Variables' },
};

/** All code that a symbol's own page shows first. */
export function codeOf(symbol: ApiSymbol): LinkedCode[] {
  return symbol.declaration ? [symbol.declaration] : symbol.signatures.map(({ code }) => code);
}
