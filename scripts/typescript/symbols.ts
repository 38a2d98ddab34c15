import ts from 'typescript';

/** A declaration that can be shown on a page. */
export type Declaration =
  | ts.FunctionDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration;

export function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isVariableDeclaration(node)
  );
}

/** A name without the suffix that bundled declarations add to duplicate names, as in `Entity$1`. */
export const plainName = (name: string) => name.replace(/\$\d+$/, '');

/** The original symbol of an imported name. */
export const targetOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The declarations of a symbol that can be shown on a page, one for each overload. */
export const declarationsOf = ({ declarations = [] }: ts.Symbol): Declaration[] =>
  declarations.filter(isDeclaration);

/** The target of `export type A = A$1`, which readers know as `A`, or any other symbol itself. */
export function bodyOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const [node] = declarationsOf(symbol);
  if (!node || !ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) {
    return symbol;
  }
  const body = checker.getSymbolAtLocation(node.type.typeName);
  const isAlias = body && plainName(body.name) === plainName(symbol.name);
  return isAlias ? targetOf(body, checker) : symbol;
}

function rxjsKind(symbol: ts.Symbol): string {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (symbol.flags & ts.SymbolFlags.Interface) return 'interface';
  if (symbol.flags & ts.SymbolFlags.TypeAlias) return 'type-alias';
  return symbol.flags & ts.SymbolFlags.Function ? 'function' : 'const';
}

const HANDBOOK = 'https://www.typescriptlang.org/docs/handbook';
const MDN = 'https://developer.mozilla.org/en-US/docs/Web';
const utility = (anchor: string) => `${HANDBOOK}/utility-types.html#${anchor}`;

/** Types that are included in TypeScript: the language's own helpers, JavaScript and the browser. */
export const BUILT_IN: Record<string, string> = {
  Array: `${MDN}/JavaScript/Reference/Global_Objects/Array`,
  Capitalize: utility('capitalizestringtype'),
  Error: `${MDN}/JavaScript/Reference/Global_Objects/Error`,
  Exclude: utility('excludeuniontype-excludedmembers'),
  Function: `${MDN}/JavaScript/Reference/Global_Objects/Function`,
  InstanceType: utility('instancetypetype'),
  Lowercase: utility('lowercasestringtype'),
  NoInfer: utility('noinfertype'),
  Omit: utility('omittype-keys'),
  Partial: utility('partialtype'),
  Pick: utility('picktype-keys'),
  Promise: `${MDN}/JavaScript/Reference/Global_Objects/Promise`,
  ReadonlyArray: `${HANDBOOK}/2/objects.html#the-readonlyarray-type`,
  Record: utility('recordkeys-type'),
  RequestCache: `${MDN}/API/Request/cache`,
  RequestCredentials: `${MDN}/API/Request/credentials`,
  RequestMode: `${MDN}/API/Request/mode`,
  RequestPriority: `${MDN}/API/RequestInit#priority`,
  RequestRedirect: `${MDN}/API/Request/redirect`,
  Required: utility('requiredtype'),
  ReturnType: utility('returntypetype'),
  Storage: `${MDN}/API/Storage`,
};

/**
 * The documentation URL of a name.
 *
 * @param specifier module that it is imported from; undefined for names included in TypeScript
 * @param symbol the name's symbol in that module
 */
export function addressOf(
  name: string,
  specifier?: string,
  symbol?: ts.Symbol,
): string | undefined {
  if (specifier === undefined) return BUILT_IN[name];
  if (!symbol) return undefined;
  const [, scope, entry] = /^(@angular|@ngrx|rxjs)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (scope === '@angular') return `https://angular.dev/api/${entry}/${name}`;
  if (scope === '@ngrx') return `https://ngrx.io/api/${entry}/${name}`;
  if (scope !== 'rxjs') return undefined;
  return `https://rxjs.dev/api/${entry ?? `index/${rxjsKind(symbol)}`}/${name}`;
}
