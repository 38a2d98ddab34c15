import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { INSTEAD_OF_BLOCKED, isBlocked } from '../host/policy';
import { guess, type Mistake, type Problem } from '../lib/problems';
import { type ComponentNode, parseConstant } from './components/component';
import { LANGUAGES } from './fence';
import type { Page } from './page';

/** Comments and empty braces. */
const COMMENT = /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/;

const ADD_ALTERNATIVE =
  'Describe what the image shows: ![Description](…). Write <img alt="" src="…" /> for a decorative image.';
const NO_CODE = 'Components need no import. Put other code in a fence.';
const NO_EXPRESSION = 'Write the text itself, or &#123; for a brace. Comments are {/* … */}.';

export const placeOf = ({ position }: Node) => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

export const problemAt = (
  { file }: Pick<Page, 'file'>,
  node: Node,
  message: string,
  remedy: string,
): Problem => ({ file, ...placeOf(node), message, remedy });

/**
 * Finds mistakes in the source of a page that do not depend on other pages.
 *
 * @param tree the part of the page that can be parsed
 */
export function mistakesIn(tree: Root, source: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = (node: Node, message: string, remedy: string) =>
    mistakes.push({ ...placeOf(node), message, remedy });
  const lines = source.split(/\r?\n/);

  function checkElement(node: ComponentNode): void {
    const { name, attributes } = node;
    if (name === 'style')
      report(node, '<style> is blocked by the content security policy.', INSTEAD_OF_BLOCKED);
    if (name === 'img' && !attributes.some((one) => 'name' in one && one.name === 'alt')) {
      report(node, 'The image has no alternative text.', ADD_ALTERNATIVE);
    }
    for (const attribute of attributes) {
      if (attribute.type === 'mdxJsxAttribute') checkAttribute(attribute, node);
      else report(attribute, '{…} is a spread attribute.', 'Write each attribute by name.');
    }
  }

  function checkAttribute(attribute: MdxJsxAttribute, { name: tag }: ComponentNode): void {
    const { name, value } = attribute;
    if (typeof value === 'object' && value && parseConstant(value.value) === undefined) {
      report(
        attribute,
        `${name}={${value.value}} is not a constant.`,
        'Write a JSON value: a number, true, false, a list or an object.',
      );
    }
    // Components may have attributes with any name.
    if (!/^[a-z]/.test(tag ?? '')) return;
    if (isBlocked(name)) {
      report(
        attribute,
        `<${tag} ${name}> is blocked by the content security policy.`,
        INSTEAD_OF_BLOCKED,
      );
    }
  }

  function checkEnd(node: Code | ContainerDirective, what: string): void {
    const { line, column } = placeOf(node);
    const [first = '', ...others] = lines.slice(line - 1, node.position?.end.line);
    const marker = /^(?:`{3,}|~{3,}|:{3,})/.exec(first.slice(column - 1))?.[0];
    const isEnd = new RegExp(`^[ \\t>]*${marker}${marker?.[0]}*[ \\t]*$`);
    if (!marker || isEnd.test(others.at(-1) ?? '')) return;
    report(node, `${what} is never closed.`, `Add a line "${marker}" after it.`);
  }

  function checkFence(node: Code): void {
    checkEnd(node, 'The code fence');
    const lang = node.lang ?? '';
    if (!LANGUAGES.includes(lang.toLowerCase())) {
      const remedy = `Use one that Shiki supports, or "text".${guess(lang, LANGUAGES)}`;
      report(node, `Unknown language "${lang}".`, remedy);
    }
  }

  visit(tree, (node) => {
    if (node.type === 'code') checkFence(node);
    else if (node.type === 'containerDirective') checkEnd(node, `The callout :::${node.name}`);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkElement(node);
    } else if ((node.type === 'image' || node.type === 'imageReference') && !node.alt) {
      report(node, 'The image has no alternative text.', ADD_ALTERNATIVE);
    } else if (node.type === 'mdxjsEsm') {
      report(node, 'A page cannot import or export.', NO_CODE);
    } else if (
      /^mdx.*Expression$/.test(node.type) &&
      'value' in node &&
      !COMMENT.test(node.value)
    ) {
      report(node, `{${node.value}} is not evaluated: pages cannot contain code.`, NO_EXPRESSION);
    }
  });
  return mistakes;
}
