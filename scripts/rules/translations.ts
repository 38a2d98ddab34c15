import type ts from 'typescript';
import type { Problem } from './problems';

/** What declares a translatable text; see `theme/i18n/translate.ts`. */
const FUNCTION = 'translate';

/** Whether a source can hold a declaration at all: reading it as TypeScript takes longer than asking. */
export const mayDeclareTexts = (source: string) => new RegExp(`\\b${FUNCTION}\\s*\\(`).test(source);

/** Each `translate({ … })` needs an id or a message; with neither there is nothing to show. */
export function checkTranslations(file: string, source: string, typescript: typeof ts): Problem[] {
  const tree = typescript.createSourceFile(
    file,
    source,
    typescript.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? typescript.ScriptKind.TSX : typescript.ScriptKind.TS,
  );
  const problems: Problem[] = [];
  const visit = (node: ts.Node) => {
    if (
      typescript.isCallExpression(node) &&
      typescript.isIdentifier(node.expression) &&
      node.expression.text === FUNCTION
    ) {
      const [declaration] = node.arguments;
      if (!declaration || saysNothing(declaration, typescript)) {
        problems.push({
          file,
          line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          message: 'This translation has neither id nor message.',
          remedy: `Declare it as ${FUNCTION}({ id: 'part.text', message: 'What it says in English' }).`,
        });
      }
    }
    typescript.forEachChild(node, visit);
  };
  visit(tree);
  return problems;
}

/** Whether an object literal has no id and no message that could hold text. Variables may. */
function saysNothing(node: ts.Expression, typescript: typeof ts): boolean {
  if (!typescript.isObjectLiteralExpression(node)) return false;
  return !node.properties.some((property) => {
    if (typescript.isSpreadAssignment(property)) return true;
    const name = property.name && typescript.isIdentifier(property.name) ? property.name.text : '';
    if (name !== 'id' && name !== 'message') return false;
    if (!typescript.isPropertyAssignment(property)) return true;
    const { initializer } = property;
    if (typescript.isStringLiteralLike(initializer)) return initializer.text.trim() !== '';
    return !(typescript.isIdentifier(initializer) && initializer.text === 'undefined');
  });
}
