import ts from 'typescript';
import { plainName } from '../extract/names';
import { CodePrinter } from '../extract/print';
import type { Declaration } from '../extract/tokens';
import type { LinkedCode } from '../model';
import type { Release } from './compare';

/**
 * Everything that entry points export, with declarations in one notation, whoever wrote them.
 * @param files declarations or sources of the entry points, as absolute paths
 */
export async function readExports(files: readonly string[]): Promise<Release['symbols']> {
  const program = ts.createProgram([...files], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noEmit: true,
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const printer = new CodePrinter((node) => ({
    text: plainName(ts.isIdentifier(node) ? node.text : node.right.text),
  }));
  const found = new Map<string, { codes: LinkedCode[]; deprecated: boolean }>();
  for (const name of files) {
    const file = program.getSourceFile(name);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${name} cannot be read as a module.`);
    for (const symbol of checker.getExportsOfModule(module)) {
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const nodes = (target.declarations ?? []).filter(isDeclaration).filter(isVisible);
      found.set(symbol.name, {
        codes: nodes.map((node) => printer.declaration(node, symbol.name)),
        deprecated: nodes.some((node) => ts.getJSDocDeprecatedTag(node) !== undefined),
      });
    }
  }
  await printer.finish();
  return Object.fromEntries(
    [...found].map(([name, { codes, deprecated }]) => [
      name,
      { declaration: codes.map(({ text }) => text).join('\n'), deprecated },
    ]),
  );
}

function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isVariableDeclaration(node)
  );
}

/** The implementation of an overloaded function is not part of its interface. */
function isVisible(node: Declaration, _index: number, all: readonly Declaration[]): boolean {
  return !(ts.isFunctionDeclaration(node) && node.body && all.length > 1);
}
