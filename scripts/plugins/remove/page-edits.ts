import type { Link, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ComponentNode } from '../../content/components/component';
import { parseMdx } from '../../content/parse';
import { cut, type Range } from './cut';

/**
 * Removes the tags of components from the source of a page. Keeps the content between them.
 *
 * @param names names of the components
 */
export function withoutComponents(source: string, names: readonly string[]): string {
  return edit(source, (node) => {
    if (!isElement(node) || !node.name || !names.includes(node.name)) return [];
    return tagsOf(node, source);
  });
}

/**
 * Replaces links with their text.
 *
 * @param isGone whether an address no longer exists
 */
export function withoutLinks(source: string, isGone: (address: string) => boolean): string {
  return edit(source, (node) => {
    if (node.type === 'link') return isGone(node.url) ? tagsOf(node, source) : [];
    if (!isElement(node) || node.name !== 'a') return [];
    const href = node.attributes.find((one) => 'name' in one && one.name === 'href')?.value;
    return typeof href === 'string' && isGone(href) ? tagsOf(node, source) : [];
  });
}

/**
 * Removes words after the languages of code fences. Also removes fences that one of these words would fill.
 *
 * @param words such as `demo`, and names of attributes
 */
export function withoutFenceWords(source: string, words: readonly string[]): string {
  return edit(source, (node) => {
    if (node.type !== 'code' || !node.meta) return [];
    const [start, end] = rangeOf(node);
    const meta = start + source.slice(start).indexOf(node.meta);
    const found = wordsIn(node.meta).filter(({ name }) => words.includes(name));
    if (found.length > 0 && node.value === '') return [withLinesBefore([start, end], source)];
    return found.map(({ range: [from, to] }): Range => [meta + from - 1, meta + to]);
  });
}

/** Returns the words and attributes after the language of a fence. */
const wordsIn = (meta: string) =>
  [...meta.matchAll(/([\w-]+)(?:=(?:"[^"]*"|'[^']*'|\S+))?|\{[^}]*\}/g)].map(
    ({ 0: text, 1: name = '', index }) => ({ name, range: [index, index + text.length] as Range }),
  );

const isElement = (node: Nodes): node is ComponentNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function edit(source: string, find: (node: Nodes) => readonly Range[]): string {
  const ranges: Range[] = [];
  visit(parseMdx(source), (node) => {
    ranges.push(...find(node));
  });
  return cut(source, ranges);
}

/**
 * Returns the ranges of the opening and the closing tag of an element or link, or of both as one. Tags on separate
 * lines include these lines.
 */
function tagsOf(node: ComponentNode | Link, source: string): Range[] {
  const [start, end] = rangeOf(node);
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last)
    return [isBlock(node) ? withLinesBefore([start, end], source) : [start, end]];
  const [opened, closed] = [rangeOf(first)[0], rangeOf(last)[1]];
  if (!isBlock(node)) {
    return [
      [start, opened],
      [closed, end],
    ];
  }
  return [
    withLinesBefore([start, source.lastIndexOf('>', opened) + 1], source),
    withLinesBefore([source.indexOf('<', closed), end], source),
  ];
}

const isBlock = ({ type }: Nodes) => type === 'mdxJsxFlowElement';

const rangeOf = ({ position }: Nodes): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** Extends a range by the line breaks before a block, so that no empty lines accumulate. */
const withLinesBefore = ([start, end]: Range, source: string): Range => [
  source.slice(0, start).trimEnd().length,
  end,
];
