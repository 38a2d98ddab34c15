import { createElement } from 'react';
import { Table } from '../Table/Table';
import type { LoadContent } from './content';
import { Rest, useShownBlocks } from './shownBlocks';
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
  const first = Number(index);
  const names = tags.split(' ');
  const due = useShownBlocks(source) - first;
  return (
    <>
      {names.slice(0, Math.max(0, due)).map((tag, offset) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have their places for ever
        <Block key={offset} tag={tag} source={source} index={first + offset} />
      ))}
      {due >= 0 && due < names.length && <Rest />}
    </>
  );
}

function Block({ tag, source, index }: { tag: string; source: LoadContent; index: number }) {
  return createElement(tag === 'table' ? Table : tag, useBlock(source, index));
}
