/**
 * What the build knows of the package's public API, as plain data. `extract/` makes it of the package's
 * declarations, `render/` turns it into pages; in between it lies in a cache, so that a build of an unchanged
 * package starts neither TypeDoc nor TypeScript.
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

/** A property of an object type or of an options parameter. Methods are shown as properties to call. */
export interface ApiMember {
  name: string;
  type: LinkedCode;
  optional: boolean;
  deprecated: boolean;
  /** The exported type that declares it, if that is another one: its notes explain it. */
  of?: string;
}

export interface ApiParameter extends Omit<ApiMember, 'of' | 'deprecated'> {
  rest: boolean;
  /** Properties, where the parameter is an object of the package's own making. */
  options: ApiMember[];
}

/** One way to call something. */
export interface ApiSignature {
  code: LinkedCode;
  parameters: ApiParameter[];
  /** Type of what is returned, as text. */
  returns: string;
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
  /** How it is called; overloads are several. */
  signatures: ApiSignature[];
  /** Declaration of everything that is no function. */
  declaration?: LinkedCode;
  typeParameters: string[];
  /** Members of an object type. */
  members: ApiMember[];
  /** What the comments in the package mark it as. */
  marks: ('deprecated' | 'experimental' | 'internal')[];
  /** Path in the repository, and the line when it is known. */
  source: { file: string; line?: number };
}

export interface ApiModel {
  package: string;
  version: string;
  symbols: ApiSymbol[];
  inner: InnerDeclaration[];
}

/** Folder of a kind, as the addresses of its symbols name it. */
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
