import ts from 'typescript';
import { firstSentence } from '../../typescript/first-sentence';
import { packageOf } from '../../typescript/imports';
import { addressOf, targetOf } from '../../typescript/symbols';
import type { NameInfo } from './describe-names';

/** The facts about a symbol that do not depend on where its name is used. */
type SymbolFacts = Omit<NameInfo, 'text'>;

/** An export of a module. */
interface Export {
  name: string;
  specifier: string;
  symbol: ts.Symbol;
}

/** Matches the import specifier of a package, but not of a file in the project. */
const PACKAGE = /^@?\w/;

/** Matches a comment that only refers elsewhere, or is about its whole file. */
const OUT_OF_CONTEXT = /^(?:See|This file)\b/;

/** Finds the origin and documentation of symbols. */
export class SymbolIndex {
  readonly #exports = new Map<ts.Symbol, Export>();
  readonly #cache = new Map<ts.Symbol, SymbolFacts>();

  /**
   * @param sources files whose imported modules are searched for symbols
   * @param entryPoints import specifiers of the documented package
   */
  constructor(
    private readonly checker: ts.TypeChecker,
    sources: readonly ts.SourceFile[],
    private readonly entryPoints: readonly string[],
  ) {
    const modules = new Map<string, ts.Symbol>();
    for (const statement of sources.flatMap(({ statements }) => [...statements])) {
      if (!ts.isImportDeclaration(statement)) continue;
      const { text: specifier } = statement.moduleSpecifier as ts.StringLiteral;
      const module = modules.has(specifier)
        ? undefined
        : checker.getSymbolAtLocation(statement.moduleSpecifier);
      if (module && PACKAGE.test(specifier)) modules.set(specifier, module);
    }
    // A symbol that several modules export belongs to the shortest specifier.
    const byLength = [...modules].sort(([a], [b]) => a.length - b.length);
    for (const [specifier, module] of byLength) {
      for (const { name, symbol } of this.#exportsOf(module)) {
        if (!this.#exports.has(symbol)) this.#exports.set(symbol, { name, specifier, symbol });
      }
    }
    for (const exported of [...this.#exports.values()]) {
      for (const base of this.#basesOf(exported.symbol)) {
        if (!this.#exports.has(base)) this.#exports.set(base, exported);
      }
    }
  }

  #exportsOf = (module: ts.Symbol) =>
    this.checker
      .getExportsOfModule(module)
      .map((one) => ({ name: one.name, symbol: targetOf(one, this.checker) }));

  #basesOf(symbol: ts.Symbol): ts.Symbol[] {
    if (!(symbol.flags & ts.SymbolFlags.Class)) return [];
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    return type.isClassOrInterface()
      ? this.checker.getBaseTypes(type).flatMap((base) => base.symbol ?? [])
      : [];
  }

  ownFiles(): Set<ts.SourceFile> {
    const own = [...this.#exports.values()].filter((exported) => this.#isOwn(exported));
    return new Set(
      own.flatMap(({ symbol }) => (symbol.declarations ?? []).map((one) => one.getSourceFile())),
    );
  }

  nameOf = (symbol: ts.Symbol): string => this.#exports.get(symbol)?.name ?? symbol.name;

  /**
   * The facts about a symbol.
   * @param signature the shown overload of an overloaded function, because each overload has its own documentation
   */
  factsOf(symbol: ts.Symbol, signature?: ts.Signature): SymbolFacts {
    const facts = this.#cache.get(symbol) ?? this.#readFacts(symbol);
    this.#cache.set(symbol, facts);
    const { summary, ...others } = facts;
    if (!summary || !signature) return facts;
    const ownSummary = this.#summaryOf(signature);
    return ownSummary ? { summary: ownSummary, ...others } : others;
  }

  #readFacts(symbol: ts.Symbol): SymbolFacts {
    const declaration = symbol.declarations?.[0];
    const file = declaration?.getSourceFile().fileName ?? '';
    const [, path] = file.split(/.*\/node_modules\//);
    const origin = path && packageOf(path);
    // Developers know the language itself.
    if (!declaration || origin === 'typescript') return {};
    const own = this.#exports.get(symbol);
    const owner = own ? undefined : this.#ownerOf(declaration, symbol);
    const exported = own ?? (owner && this.#exports.get(owner));
    const isDocumented = origin !== undefined && this.entryPoints.includes(origin);
    const isOwn = exported ? this.#isOwn(exported) : isDocumented;
    const href =
      exported && !isOwn && addressOf(exported.name, exported.specifier, exported.symbol);
    const summary = own && isOwn ? '' : this.#summaryOf(symbol);
    return {
      ...(summary && { summary }),
      ...(origin && { origin: exported?.specifier ?? origin }),
      ...(isOwn && { symbol: this.nameOf(owner ?? symbol) }),
      ...(isOwn && owner && { part: symbol.name }),
      ...(href && { href }),
    };
  }

  #summaryOf(documented: ts.Symbol | ts.Signature): string {
    const comment = ts.displayPartsToString(documented.getDocumentationComment(this.checker));
    return OUT_OF_CONTEXT.test(comment) ? '' : firstSentence(comment);
  }

  /** The top-level declaration around a declaration: the type of a member, or the function of a parameter. */
  #ownerOf(declaration: ts.Declaration, symbol: ts.Symbol): ts.Symbol | undefined {
    let node: ts.Node = declaration;
    while (node.parent && !ts.isSourceFile(node.parent)) node = node.parent;
    const name = ts.getNameOfDeclaration(node as ts.Declaration);
    const owner = name && this.checker.getSymbolAtLocation(name);
    return owner === symbol ? undefined : owner;
  }

  #isOwn = ({ specifier }: Export): boolean => this.entryPoints.includes(specifier);
}

/**
 * Whether a card would only repeat the code. This is the case for a property whose value is a name with the
 * same card, or a value that is its own type, such as `undefined`.
 */
export function isObvious({ parent }: ts.Node, symbol: ts.Symbol, checker: ts.TypeChecker) {
  if (!ts.isPropertyAssignment(parent) || symbol.valueDeclaration !== parent) return false;
  const isUnit = Boolean(checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.Unit);
  return isUnit || ts.isIdentifier(parent.initializer);
}

/** The symbol of a name. Names that come from mapped types, such as `todosLoading`, have no declaration. */
export function symbolAt(node: ts.MemberName, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  // The `const` of `as const` is parsed as a type.
  if (ts.isTypeReferenceNode(parent) && ts.isConstTypeReference(parent)) return undefined;
  const expected = expectedAt(node, checker);
  if (expected) return expected;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node);
  const found = symbol && targetOf(symbol, checker);
  if (!found || checker.isUndefinedSymbol(found) || checker.isUnknownSymbol(found)) {
    return undefined;
  }
  return isGlobal(found) || isModule(found) ? undefined : found;
}

/** Whether a symbol is a whole module. Its card would only show the path of a file. */
const isModule = ({ valueDeclaration }: ts.Symbol): boolean =>
  Boolean(valueDeclaration && ts.isSourceFile(valueDeclaration));

const isGlobal = ({ flags, valueDeclaration }: ts.Symbol): boolean =>
  Boolean(flags & ts.SymbolFlags.Variable) &&
  /\/typescript\/lib\/lib\./.test(valueDeclaration?.getSourceFile().fileName ?? '');

/** The property of the expected type, for the name of a property in an object literal. */
function expectedAt({ parent, text, pos }: ts.MemberName, checker: ts.TypeChecker) {
  const isName =
    (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name.pos === pos;
  if (!isName || !ts.isObjectLiteralExpression(parent.parent)) return undefined;
  const expected = checker.getContextualType(parent.parent);
  return expected && propertyOf(expected, text);
}

/** The property of a type, or of one of its alternatives. */
export const propertyOf = (type: ts.Type, name: string): ts.Symbol | undefined =>
  (type.isUnion() ? type.types : [type]).flatMap((one) => one.getProperty(name) ?? [])[0];

/** The signature of a function that is called by this name. */
export function signatureAt(node: ts.Node, checker: ts.TypeChecker): ts.Signature | undefined {
  const { parent } = node;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  if (!ts.isCallExpression(call) || call.expression !== callee) return undefined;
  const { declaration } = checker.getResolvedSignature(call) ?? {};
  if (!declaration || ts.isJSDocSignature(declaration)) return undefined;
  // The declared signature, because instantiated type parameters would make it unreadable.
  return ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)
    ? checker.getSignatureFromDeclaration(declaration)
    : undefined;
}
