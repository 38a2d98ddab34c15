/**
 * The public API of the package as plain data. `extract/` creates it from the package's declarations, and `render/`
 * turns it into pages. It is cached, so builds of an unchanged package run neither TypeDoc nor TypeScript.
 */

/** The kinds of symbols, each with its own folder in the reference. */
export type SymbolKind = 'function' | 'interface' | 'type-alias' | 'variable';

/**
 * The target of a name in code:
 * - `symbol`: the page of an exported symbol,
 * - `inner`: a declaration the package uses but does not export, shown on the same page,
 * - `url`: another site.
 */
export type LinkTarget =
  | { type: 'symbol'; name: string }
  | { type: 'inner'; id: string }
  | { type: 'url'; url: string };

/** Formatted TypeScript code with links. */
export interface LinkedCode {
  text: string;
  /** Half-open ranges of `text`, in order, without overlaps. */
  links: { start: number; end: number; to: LinkTarget }[];
}

/** A property of an object type or of an options parameter. A method is shown as a property with a function type. */
export interface ApiMember {
  name: string;
  type: LinkedCode;
  optional: boolean;
  deprecated: boolean;
  /**
   * The exported type that declares it, if it is not the type that lists it. The notes on the declaring type explain
   * it.
   */
  of?: string;
}

export interface ApiParameter extends Omit<ApiMember, 'of' | 'deprecated'> {
  rest: boolean;
  /** Properties, if the package declares the parameter's type. */
  options: ApiMember[];
}

/** A call signature. */
export interface ApiSignature {
  code: LinkedCode;
  parameters: ApiParameter[];
  /** The return type, as text. */
  returns: string;
}

/** A declaration that the public API uses, but the package does not export. */
interface InnerDeclaration {
  /** Unique in the package, across entry points. */
  id: string;
  name: string;
  code: LinkedCode;
}

export interface ApiSymbol {
  name: string;
  kind: SymbolKind;
  /** The import specifier. */
  specifier: string;
  /** Other names under which the package exports it. */
  aliases: string[];
  /** Its call signatures; several for overloads. */
  signatures: ApiSignature[];
  /** The declaration, unless it is a function. */
  declaration?: LinkedCode;
  typeParameters: string[];
  /** Members of an object type. */
  members: ApiMember[];
  /** Marks from comments in the package. */
  marks: ('deprecated' | 'experimental' | 'internal')[];
  /** Path in the repository, and the line if known. */
  source: { file: string; line?: number };
}

export interface ApiModel {
  package: string;
  version: string;
  symbols: ApiSymbol[];
  inner: InnerDeclaration[];
}

/** The folder of each kind in addresses. */
export const FOLDERS: Record<SymbolKind, string> = {
  function: 'functions',
  interface: 'interfaces',
  'type-alias': 'type-aliases',
  variable: 'variables',
};

/** The displayed names of kinds. */
export const KIND_LABELS: Record<SymbolKind, { one: string; many: string }> = {
  function: { one: 'Function', many: 'Functions' },
  interface: { one: 'Interface', many: 'Interfaces' },
  'type-alias': { one: 'Type alias', many: 'Type aliases' },
  variable: { one: 'Variable', many: 'Variables' },
};

export function codeOf(symbol: ApiSymbol): LinkedCode[] {
  return symbol.declaration ? [symbol.declaration] : symbol.signatures.map(({ code }) => code);
}
