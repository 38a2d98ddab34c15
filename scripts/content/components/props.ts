import type { Page } from '../page';
import { PageProblem } from '../problem';
import type { ComponentNode, Props } from './component';

/**
 * The parameters of a component: texts, switches, and in braces what JSON can hold.
 *
 * @throws PageProblem on any other expression
 */
export function propsOf(node: ComponentNode, page: Page): Props {
  const props: Props = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      throw new PageProblem(page, node, '{…} stands among parameters.', 'Name each of them.');
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === 'string') props[name] = value;
    else props[name] = parseConstant(value.value, name, node, page);
  }
  return props;
}

function parseConstant(text: string, name: string, node: ComponentNode, page: Page): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PageProblem(
      page,
      node,
      `${name}={${text}} is no constant.`,
      'Pages are text: write a number, true, false, or a list or object as JSON has them.',
    );
  }
}
