import ts from 'typescript';
import { firstSentence } from '../../typescript/first-sentence';
import { addressOf } from '../../typescript/symbols';
import type { NameInfo } from './describe-names';

/** The facts about a symbol that do not depend on where its name is used. */
export type SymbolFacts = Omit<NameInfo, 'text'>;

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
      .map((one) => ({ name: one.name, symbol: resolved(one, this.checker) }));

  /** Returns the base classes of a class. If they are not exported, their members are documented with the class. */
  #basesOf(symbol: ts.Symbol): ts.Symbol[] {
    if (!(symbol.flags & ts.SymbolFlags.Class)) return [];
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    return type.isClassOrInterface()
      ? this.checker.getBaseTypes(type).flatMap((base) => base.symbol ?? [])
      : [];
  }

  /** Returns the files of the documented package. */
  ownFiles(): Set<ts.SourceFile> {
    const own = [...this.#exports.values()].filter((exported) => this.#isOwn(exported));
    return new Set(
      own.flatMap(({ symbol }) => (symbol.declarations ?? []).map((one) => one.getSourceFile())),
    );
  }

  /** Returns the name under which a symbol is exported, or its own name. */
  nameOf = (symbol: ts.Symbol): string => this.#exports.get(symbol)?.name ?? symbol.name;

  /**
   * Returns the facts about a symbol.
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
    const [, origin] =
      /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(file) ?? [];
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

  /** Returns the top-level declaration around a declaration: the type of a member, or the function of a parameter. */
  #ownerOf(declaration: ts.Declaration, symbol: ts.Symbol): ts.Symbol | undefined {
    let node: ts.Node = declaration;
    while (node.parent && !ts.isSourceFile(node.parent)) node = node.parent;
    const name = ts.getNameOfDeclaration(node as ts.Declaration);
    const owner = name && this.checker.getSymbolAtLocation(name);
    return owner === symbol ? undefined : owner;
  }

  #isOwn = ({ specifier }: Export): boolean => this.entryPoints.includes(specifier);
}

/** Returns the symbol behind an import alias. */
export const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
