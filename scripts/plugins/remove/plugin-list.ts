import ts from 'typescript';
import { cut, type Range, withoutElements } from './cut';

/**
 * Removes plugins from the source of `scripts/plugins/index.ts`: their entries in the list, and imports that are no
 * longer used.
 */
export function withoutPlugins(source: string, names: readonly string[]): string {
  const variables = parse(source)
    .statements.filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => names.some((name) => isModuleOf(name, moduleSpecifier)))
    .flatMap(namesIn);
  return withoutUnusedImports(
    withoutElements(source, (element) => variables.some((name) => uses(element, name))),
  );
}

const parse = (source: string) =>
  ts.createSourceFile('index.ts', source, ts.ScriptTarget.Latest, true);

const isModuleOf = (name: string, specifier: ts.Expression) =>
  ts.isStringLiteral(specifier) && specifier.text.startsWith(`./${name}/`);

const namesIn = ({ importClause }: ts.ImportDeclaration): string[] => {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings)
    ? bindings.elements.map(({ name }) => name.text)
    : [];
};

function uses(node: ts.Node, name: string): boolean {
  if (ts.isIdentifier(node)) return node.text === name;
  return ts.forEachChild(node, (child) => uses(child, name) || undefined) ?? false;
}

function withoutUnusedImports(source: string): string {
  const { statements } = parse(source);
  const others = statements.filter((statement) => !ts.isImportDeclaration(statement));
  const unused = statements
    .filter(ts.isImportDeclaration)
    .filter((one) => !namesIn(one).some((name) => others.some((other) => uses(other, name))));
  return cut(
    source,
    unused.map((one): Range => [one.getFullStart(), one.getEnd()]),
  ).trimStart();
}
