import ts from 'typescript';
import { readMembers, STORES } from '../hover/store-members';

const TOOLKIT = /^@angular-architects\/ngrx-toolkit/;

/** Which of the toolkit's extensions has added a member to the stores of a demo, by the member's name. */
export function addedMembers(checker: ts.TypeChecker, source: ts.SourceFile) {
  const extensions = toolkitNames(source);
  const added: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && STORES.test(node.expression.getText(source))) {
      for (const feature of node.arguments) {
        const name = ts.isCallExpression(feature) ? feature.expression.getText(source) : '';
        if (!extensions.has(name)) continue;
        for (const member of readMembers(checker, feature)) added[member] = name;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return added;
}

function toolkitNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { moduleSpecifier, importClause } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || !TOOLKIT.test(moduleSpecifier.text)) continue;
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements) names.add(name.text);
  }
  return names;
}
