import { useContext } from 'react';
import { ShownHeight } from '../../runtime/firstScreen/firstScreen';
import { knownBlocks, type LoadContent } from './content';

/** Height of a block of one line with the space around it, and of one more line, row or item: at least, in px. */
const LEAST_HEIGHT = { block: 32, line: 20 };

/**
 * How many blocks reach down to a height, for certain.
 *
 * @param height in px
 */
export function blocksWithin(blocks: readonly (string | undefined)[], height: number): number {
  let used = 0;
  let count = 0;
  for (; count < blocks.length && used < height; count++) {
    const lines = blocks[count]?.match(/\n|<(tr|li)\b/g)?.length ?? 0;
    used += LEAST_HEIGHT.block + LEAST_HEIGHT.line * lines;
  }
  return used < height ? Number.POSITIVE_INFINITY : count;
}

/** The last answer: all blocks of a page ask the same. */
let last: { source: LoadContent; height: number; count: number } | undefined;

/** How many blocks of a page's content are to be shown now. */
export function useShownBlocks(source: LoadContent | undefined): number {
  const height = useContext(ShownHeight);
  if (!source || height === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  if (last?.source !== source || last.height !== height) {
    last = { source, height, count: blocksWithin(knownBlocks(source), height) };
  }
  return last.count;
}

/** Stands for the blocks that are not shown yet, so that what follows the text does not come into view. */
export const Rest = () => <div style={{ blockSize: '100vh' }} />;
