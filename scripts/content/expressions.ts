import type { Expression } from 'estree';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Node } from '../../theme/lib/syntax';
import { guess, type Mistake } from '../lib/problems';
import { browserCodeIn } from './browser-code';
import { placeOf } from './parse';

/** The remedy for styles that the browser would not load. */
export const NO_STYLES =
  'Write them in theme/content, beside a component, or in the file of the option globalStyles. Islands can import styles.';

/**
 * Finds an expression that starts with a name that the page does not have, such as `{name}` in a sentence.
 *
 * @param names what the page imports or exports
 */
export function mistakesInExpression(
  node: MdxFlowExpression | MdxTextExpression,
  names: readonly string[],
): Mistake[] {
  const statement = node.data?.estree?.body[0];
  const name = statement?.type === 'ExpressionStatement' && startOf(statement.expression);
  // A partial gets its props from the page that uses it.
  if (!name || names.includes(name) || name === 'props' || name in globalThis) return [];
  return [
    {
      ...placeOf(node),
      message: `{${node.value}} is an expression, but the page has no "${name}".`,
      remedy: `Write it as code, or &#123;${node.value}}. Otherwise, import or export "${name}".${guess(name, names)}`,
    },
  ];
}

/** The name that an expression starts with: `a` in `a.b(c)`. */
function startOf(expression: Expression): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  const inner =
    expression.type === 'CallExpression'
      ? expression.callee
      : expression.type === 'MemberExpression' && expression.object;
  return inner && inner.type !== 'Super' ? startOf(inner) : undefined;
}

/** Finds state in components of a page. */
export const mistakesInComponents = ({ data }: MdxjsEsm): Mistake[] =>
  data?.estree ? browserCodeIn(data.estree as unknown as Node) : [];

/** Finds imports in a page that have no effect, or that Rspress cannot read. */
export const mistakesInImports = ({ data }: MdxjsEsm): Mistake[] =>
  (data?.estree?.body ?? []).flatMap((statement): Mistake[] => {
    if (statement.type !== 'ImportDeclaration') return [];
    const { specifiers, source, loc } = statement;
    const place = { line: loc?.start.line, column: (loc?.start.column ?? 0) + 1 };
    if (/\.(?:css|less|s[ac]ss)$/.test(`${source.value}`)) {
      const message = `Pages cannot import styles such as ${source.value}.`;
      return [{ ...place, message, remedy: NO_STYLES }];
    }
    if (specifiers.length > 0) return [];
    const message = `The import of ${source.value} has no name.`;
    return [
      { ...place, message, remedy: 'Import a component by its name, and use it on the page.' },
    ];
  });
