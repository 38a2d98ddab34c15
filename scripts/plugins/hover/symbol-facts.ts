import ts from 'typescript';
import { addressOf } from '../../typescript/externals';
import type { NameInfo } from './describe-names';
import { firstSentence } from './first-sentence';

/** What is known of a symbol wherever its name stands. */
export type SymbolFacts = Omit<NameInfo, 'text'>;

/** An export of a module. */
interface Export {
  name: string;
  specifier: string;
  symbol: ts.Symbol;
}

/** The import specifiers of packages; others are of the project. */
const PACKAGES = /^@?\w/;

/** Knows where symbols come from, and what is said of them there. */
export class SymbolIndex {
  readonly #exports = new Map<ts.Symbol, Export>();
  readonly #known = new Map<ts.Symbol, SymbolFacts>();

  /**
   * @param sources files whose imports tell which modules there are
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
      if (module && PACKAGES.test(specifier)) modules.set(specifier, module);
    }
    // What several export is known by the shortest way.
    const byLength = [...modules].sort(([a], [b]) => a.length - b.length);
    for (const [specifier, module] of byLength) {
      for (const { name, symbol } of this.#exportsOf(module)) {
        if (!this.#exports.has(symbol)) this.#exports.set(symbol, { name, specifier, symbol });
      }
    }
    for (const place of [...this.#exports.values()]) {
      for (const base of this.#basesOf(place.symbol)) {
        if (!this.#exports.has(base)) this.#exports.set(base, place);
      }
    }
  }

  #exportsOf = (module: ts.Symbol) =>
    this.checker
      .getExportsOfModule(module)
      .map((one) => ({ name: one.name, symbol: resolved(one, this.checker) }));

  /** The classes that one is built on: where they are not exported themselves, it is it that is documented. */
  #basesOf(symbol: ts.Symbol): ts.Symbol[] {
    if (!(symbol.flags & ts.SymbolFlags.Class)) return [];
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    return type.isClassOrInterface()
      ? this.checker.getBaseTypes(type).flatMap((base) => base.symbol ?? [])
      : [];
  }

  /** Files of the documented package. */
  ownFiles(): Set<ts.SourceFile> {
    const own = [...this.#exports.values()].filter((place) => this.#isOwn(place));
    return new Set(
      own.flatMap(({ symbol }) => (symbol.declarations ?? []).map((one) => one.getSourceFile())),
    );
  }

  /** Under which name a symbol is exported, else its own. */
  nameOf = (symbol: ts.Symbol): string => this.#exports.get(symbol)?.name ?? symbol.name;

  /** @param signature the overload that is shown, if there are several: each has its own documentation */
  factsOf(symbol: ts.Symbol, signature?: ts.Signature): SymbolFacts {
    const facts = this.#known.get(symbol) ?? this.#readFacts(symbol);
    this.#known.set(symbol, facts);
    const { summary, ...others } = facts;
    if (!summary || !signature) return facts;
    const said = this.#summaryOf(signature);
    return said ? { summary: said, ...others } : others;
  }

  #readFacts(symbol: ts.Symbol): SymbolFacts {
    const declaration = symbol.declarations?.[0];
    const file = declaration?.getSourceFile().fileName ?? '';
    const [, origin] =
      /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(file) ?? [];
    // Of the language itself, developers know the documentation.
    if (!declaration || origin === 'typescript') return {};
    const own = this.#exports.get(symbol);
    const owner = own ? undefined : this.#ownerOf(declaration, symbol);
    const place = own ?? (owner && this.#exports.get(owner));
    const isDocumented = origin !== undefined && this.entryPoints.includes(origin);
    const isOwn = place ? this.#isOwn(place) : isDocumented;
    const href = place && !isOwn && addressOf(place.name, place.specifier, place.symbol);
    const summary = own && isOwn ? '' : this.#summaryOf(symbol);
    return {
      ...(summary && { summary }),
      ...(origin && { origin: place?.specifier ?? origin }),
      ...(isOwn && { symbol: this.nameOf(owner ?? symbol) }),
      ...(isOwn && owner && { part: symbol.name }),
      ...(href && { href }),
    };
  }

  #summaryOf = (documented: ts.Symbol | ts.Signature): string =>
    firstSentence(ts.displayPartsToString(documented.getDocumentationComment(this.checker)));

  /** What stands in the file itself and has the declaration in it: the type of a member, the function of a parameter. */
  #ownerOf(declaration: ts.Declaration, symbol: ts.Symbol): ts.Symbol | undefined {
    let node: ts.Node = declaration;
    while (node.parent && !ts.isSourceFile(node.parent)) node = node.parent;
    const name = ts.getNameOfDeclaration(node as ts.Declaration);
    const owner = name && this.checker.getSymbolAtLocation(name);
    return owner === symbol ? undefined : owner;
  }

  #isOwn = ({ specifier }: Export): boolean => this.entryPoints.includes(specifier);
}

/** What a name stands for, if it was imported. */
export const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
