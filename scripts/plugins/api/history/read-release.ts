import path from 'node:path';
import ts from 'typescript';
import {
  bodyOf,
  type Declaration,
  declarationsOf,
  plainName,
  targetOf,
} from '../../../typescript/symbols';
import { CodePrinter } from '../extract/print';
import { publicNameOf, referencesIn, tokensOf } from '../extract/tokens';
import type { LinkedCode } from '../model';
import type { Release } from './compare';

/**
 * Reads the exports of entry points and the declarations that they use, in a normalized form.
 * @param entries absolute paths of declarations or sources by import path, such as `./redux-connector`
 */
export async function readRelease(
  entries: Readonly<Record<string, string>>,
): Promise<Pick<Release, 'symbols' | 'declarations'>> {
  const program = ts.createProgram(Object.values(entries), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noEmit: true,
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const printer = new CodePrinter();
  const symbols: Release['symbols'] = {};
  const codes = new Map<string, LinkedCode[]>();
  for (const [entry, file] of Object.entries(entries)) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} cannot be read as a module.`);
    const exports = checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, body: bodyOf(targetOf(symbol, checker), checker) }));
    const names = new Map(exports.map(({ name, body }) => [body, name]));
    for (const { name, body } of exports) {
      const used = usedSymbols(body, path.dirname(file), checker);
      for (const [symbol, nodes] of used) {
        const shown = names.get(symbol) ?? privateName(symbol, names);
        names.set(symbol, shown);
        if (codes.has(shown)) continue;
        const tokens = nodes.map((node) => tokensOf(node, (name) => plain(name, checker), shown));
        codes.set(shown, tokens.map(printer.declaration));
      }
      symbols[name] = {
        entry,
        deprecated: (used.get(body) ?? []).some((node) => ts.getJSDocDeprecatedTag(node)),
        uses: [...used.keys()].flatMap((symbol) => names.get(symbol) ?? []),
        members: [...new Set([...used.values()].flat().flatMap(memberNamesIn))],
      };
    }
  }
  await printer.finish();
  const texts = [...codes].map(([name, parts]) => [name, parts.map(({ text }) => text).join('\n')]);
  return { symbols, declarations: Object.fromEntries(texts) };
}

const plain = (node: ts.EntityName, checker: ts.TypeChecker) => ({
  text: publicNameOf(node, checker).name,
});

/** A name for a symbol that is not exported. It differs from all exported names. */
function privateName(symbol: ts.Symbol, names: ReadonlyMap<ts.Symbol, string>): string {
  const name = plainName(symbol.name);
  return [...names.values()].includes(name) ? `${name}_` : name;
}

/** The names of all properties and methods in a declaration at any depth, except in function bodies. */
function memberNamesIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isBlock(child)) return;
    const isMember = ts.isPropertySignature(child) || ts.isMethodSignature(child);
    if (isMember && ts.isIdentifier(child.name)) found.push(child.name.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** A symbol and all symbols of the package that it uses, with their declarations. */
function usedSymbols(symbol: ts.Symbol, folder: string, checker: ts.TypeChecker) {
  const found = new Map<ts.Symbol, Declaration[]>();
  const visit = (used: ts.Symbol) => {
    const body = bodyOf(targetOf(used, checker), checker);
    const nodes = declarationsOf(body).filter((node) =>
      node.getSourceFile().fileName.startsWith(folder),
    );
    if (found.has(body) || nodes.length === 0) return;
    found.set(body, nodes);
    for (const name of nodes.flatMap(referencesIn)) {
      const used = checker.getSymbolAtLocation(name);
      if (used) visit(used);
    }
  };
  visit(symbol);
  return found;
}
