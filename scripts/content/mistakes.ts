import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { INSTEAD_OF_BLOCKED, isBlocked } from '../host/policy';
import { guess, type Mistake, type Problem } from '../lib/problems';
import type { ComponentNode } from './components/component';
import { parseConstant } from './components/props';
import { FENCE_WORDS, languages, unknownWords } from './fence';
import type { Heading, Page } from './page';

/** The content of braces that says nothing to readers. */
const COMMENT = /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/;

const ALTERNATIVE =
  'Say what it shows: ![What it shows](…). One that only decorates is <img alt="" src="…" />.';
const NO_CODE = 'Components need no import: write their tags. Other code belongs into a fence.';
const NO_EXPRESSION = 'Write what it should say, or &#123; for a brace. Comments are {/* … */}.';

/** Where a node begins. */
export const placeOf = ({ position }: Node) => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** Something wrong with a node of a page. */
export const problemAt = (
  { file }: Pick<Page, 'file'>,
  node: Node,
  message: string,
  remedy: string,
): Problem => ({ file, ...placeOf(node), message, remedy });

/**
 * What is wrong in the source of a page, whatever else the site holds.
 *
 * @param tree the page as far as it can be read
 */
export function mistakesIn(tree: Root, source: string, headings: readonly Heading[]): Mistake[] {
  const mistakes: Mistake[] = [];
  const tell = (node: Node, message: string, remedy: string) =>
    mistakes.push({ ...placeOf(node), message, remedy });
  const ids = new Map(headings.map(({ id, line }) => [id, line]));
  const lines = source.split(/\r?\n/);
  let title = 0;

  function checkTitle(node: Node): void {
    if (title) tell(node, `The page has a first heading (h1) in line ${title}.`, 'Write "## …".');
    title ||= placeOf(node).line;
  }

  function checkElement(node: ComponentNode): void {
    const { name, attributes } = node;
    if (name === 'h1') checkTitle(node);
    if (name === 'style') tell(node, '<style>: the policy blocks it.', INSTEAD_OF_BLOCKED);
    if (name === 'img' && !attributes.some((one) => 'name' in one && one.name === 'alt')) {
      tell(node, 'The image has no alternative text.', ALTERNATIVE);
    }
    for (const attribute of attributes) {
      if (attribute.type === 'mdxJsxAttribute') checkAttribute(attribute, node);
      else tell(attribute, '{…} stands among parameters.', 'Name each of them.');
    }
  }

  function checkAttribute(attribute: MdxJsxAttribute, { name: tag }: ComponentNode): void {
    const { name, value } = attribute;
    if (typeof value === 'object' && value && parseConstant(value.value) === undefined) {
      tell(
        attribute,
        `${name}={${value.value}} is no constant.`,
        'Pages are text: write a number, true, false, or a list or object as JSON has them.',
      );
    }
    // Those of components are names like any other.
    if (!/^[a-z]/.test(tag ?? '')) return;
    if (isBlocked(name)) {
      tell(attribute, `<${tag} ${name}>: the policy blocks it.`, INSTEAD_OF_BLOCKED);
    }
    if (name !== 'id' || typeof value !== 'string') return;
    const line = ids.get(value);
    if (line) tell(attribute, `The id "${value}" is taken: line ${line} has it.`, 'Write another.');
    ids.set(value, placeOf(attribute).line);
  }

  function checkEnd(node: Code | ContainerDirective, what: string): void {
    const { line, column } = placeOf(node);
    const [first = '', ...others] = lines.slice(line - 1, node.position?.end.line);
    const marker = /^(?:`{3,}|~{3,}|:{3,})/.exec(first.slice(column - 1))?.[0];
    const isEnd = new RegExp(`^[ \\t>]*${marker}${marker?.[0]}*[ \\t]*$`);
    if (!marker || isEnd.test(others.at(-1) ?? '')) return;
    tell(node, `${what} is never closed.`, `Add a line "${marker}" behind it.`);
  }

  function checkFence(node: Code): void {
    checkEnd(node, 'The code fence');
    const lang = node.lang ?? '';
    const known = languages();
    if (!known.includes(lang.toLowerCase())) {
      const remedy = `Write one that Shiki knows, or "text".${guess(lang, known)}`;
      tell(node, `There is no language "${lang}" to highlight.`, remedy);
    }
    for (const word of unknownWords(node.meta)) {
      const remedy = `There are ${FENCE_WORDS.join(', ')} and {1,3-4}.${guess(word, FENCE_WORDS)}`;
      tell(node, `"${word}" behind the language of a fence means nothing.`, remedy);
    }
  }

  visit(tree, (node) => {
    if (node.type === 'code') checkFence(node);
    else if (node.type === 'containerDirective') checkEnd(node, `The admonition :::${node.name}`);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkElement(node);
    } else if (node.type === 'heading' && node.depth === 1) checkTitle(node);
    else if ((node.type === 'image' || node.type === 'imageReference') && !node.alt) {
      tell(node, 'The image has no alternative text.', ALTERNATIVE);
    } else if (node.type === 'mdxjsEsm') {
      tell(node, 'A page has no import or export.', NO_CODE);
    } else if (
      /^mdx.*Expression$/.test(node.type) &&
      'value' in node &&
      !COMMENT.test(node.value)
    ) {
      tell(node, `{${node.value}} is not evaluated: pages are text.`, NO_EXPRESSION);
    }
  });
  return mistakes;
}
