import ts from 'typescript';
import { layOut } from '../extract/layout';
import { plainName } from '../extract/names';
import { type Declaration, TypePrinter } from '../extract/print-type';
import type { Release } from './compare';

const printer = new TypePrinter((node) => ({
  text: plainName(ts.isIdentifier(node) ? node.text : node.right.text),
}));

/**
 * Everything that entry points export, with declarations in one notation, whoever wrote them.
 * @param files declarations or sources of the entry points, as absolute paths
 */
export function readExports(files: readonly string[]): Release['symbols'] {
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
  const found: Release['symbols'] = {};
  for (const name of files) {
    const file = program.getSourceFile(name);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${name} cannot be read as a module.`);
    for (const symbol of checker.getExportsOfModule(module)) {
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const nodes = (target.declarations ?? []).filter(isDeclaration).filter(isVisible);
      found[symbol.name] = {
        declaration: nodes.map((node) => print(node, symbol.name)).join('\n'),
        deprecated: nodes.some((node) => ts.getJSDocDeprecatedTag(node) !== undefined),
      };
    }
  }
  return found;
}

function print(node: Declaration, name: string): string {
  return layOut(printer.declaration(node, name), Number.POSITIVE_INFINITY).text;
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
