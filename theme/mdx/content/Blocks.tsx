import { createElement } from 'react';
import { Table } from '../Table/Table';
import type { LoadContent } from './content';
import { useBlock } from './useBlock';

/** Paragraphs, headings, lists and tables that need no code, as they stand in the page's content. */
export function Blocks({
  tags,
  source,
  index,
}: {
  /** Names of the elements, separated by spaces. */
  tags: string;
  source: LoadContent;
  /** The number of the first block, from `'0'`. */
  index: string;
}) {
  return tags.split(' ').map((tag, offset) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have their places for ever
    <Block key={offset} tag={tag} source={source} index={Number(index) + offset} />
  ));
}

function Block({ tag, source, index }: { tag: string; source: LoadContent; index: number }) {
  return createElement(tag === 'table' ? Table : tag, useBlock(source, index));
}
