import ts from 'typescript';
import type { LinkTarget } from '../model';
import { addressOf, WITHOUT_ADDRESS } from './externals';

/** Where the package shows its own declarations; undefined for what is not shown. */
export type OwnTargets = ReadonlyMap<ts.Symbol, LinkTarget>;

/**
 * What to show for a name in a declaration, and where it leads.
 * @param report takes a sentence for each name whose documentation is unknown
 */
export function resolveName(
  node: ts.EntityName,
  checker: ts.TypeChecker,
  own: OwnTargets,
  report: (problem: string) => void,
): { text: string; to?: LinkTarget } {
  const identifier = ts.isIdentifier(node) ? node : node.right;
  const symbol = checker.getSymbolAtLocation(identifier);
  if (!symbol) {
    report(`TypeDoc could not resolve "${node.getText()}"`);
    return { text: identifier.text };
  }
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const to = own.get(target);
  if (to) return { text: plainName(identifier.text), to };
  const imported = importOf(node, checker);
  if (!imported && isLocal(target)) return { text: identifier.text };
  const text = imported?.name ?? identifier.text;
  if (text in WITHOUT_ADDRESS) return { text };
  const url = addressOf(text, imported?.specifier, target);
  if (url) return { text, to: { type: 'url', url } };
  report(
    `no address is known for ${text} of ${imported?.specifier ?? 'TypeScript'}; add it to ` +
      `${imported ? 'MODULES' : 'BUILT_IN'} in scripts/api/extract/externals.ts, or to ` +
      'WITHOUT_ADDRESS there with a reason',
  );
  return { text };
}

/** Bundled declarations tell equal names apart by a suffix, as in `Entity$1`. */
export const plainName = (name: string) => name.replace(/\$\d+$/, '');

/** Type parameters, parameters and the like lead nowhere: they stand in the same declaration. */
function isLocal(symbol: ts.Symbol): boolean {
  const declaration = symbol.declarations?.[0];
  if (!declaration) return false;
  return ts.isTypeParameterDeclaration(declaration) || ts.isParameter(declaration);
}

/** The module a name comes from and what it is called there. */
function importOf(node: ts.EntityName, checker: ts.TypeChecker) {
  if (ts.isImportTypeNode(node.parent) && ts.isLiteralTypeNode(node.parent.argument)) {
    const { literal } = node.parent.argument;
    const name = ts.isIdentifier(node) ? node.text : node.right.text;
    if (ts.isStringLiteral(literal)) return { specifier: literal.text, name };
  }
  if (ts.isQualifiedName(node)) {
    const specifier = moduleOf(checker.getSymbolAtLocation(node.left)?.declarations?.[0]);
    return specifier === undefined ? undefined : { specifier, name: node.right.text };
  }
  const declaration = checker.getSymbolAtLocation(node)?.declarations?.[0];
  const specifier = moduleOf(declaration);
  if (specifier === undefined || !declaration || !ts.isImportSpecifier(declaration))
    return undefined;
  return { specifier, name: (declaration.propertyName ?? declaration.name).text };
}

function moduleOf(declaration: ts.Declaration | undefined): string | undefined {
  const statement = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  const specifier = statement?.moduleSpecifier;
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}
