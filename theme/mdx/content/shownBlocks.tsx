import { useContext } from 'react';
import { ShownHeight } from '../../runtime/firstScreen/firstScreen';
import { knownBlocks, type LoadContent } from './content';

/** Heights in px, each at least: estimates may show too much of a page, never less than a screen. */
const LEAST_HEIGHT = {
  /** Navbar and the space above the title. */
  above: 84,
  /** A paragraph of one line, with the space around it. */
  block: 36,
  heading: 56,
  /** What a code sample has besides its lines. */
  frame: 56,
  /** One more line, row or item. */
  line: 20,
};

/** Letters in a line of text at most, in the widest column. */
const LINE_LENGTH = 110;

/**
 * How many blocks reach down to a height, for certain.
 *
 * @param height in px, from the upper edge of the window
 */
export function blocksWithin(blocks: readonly (string | undefined)[], height: number): number {
  let used = LEAST_HEIGHT.above;
  let count = 0;
  for (; count < blocks.length && used < height; count++) used += leastHeight(blocks[count]);
  return used < height ? Number.POSITIVE_INFINITY : count;
}

/** @param block `id>html`; undefined where it is not known yet */
function leastHeight(block = '>'): number {
  const { block: text, frame, heading, line } = LEAST_HEIGHT;
  // Only headings have an id.
  if (!block.startsWith('>')) return heading;
  const parts = block.match(/<(tr|li)\b/g)?.length;
  if (parts) return text + line * parts;
  const breaks = block.match(/\n/g)?.length;
  if (breaks) return text + frame + line * breaks;
  return text + line * Math.floor(block.replace(/<[^>]*>/g, '').length / LINE_LENGTH);
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
export const Rest = () => <div data-rest style={{ blockSize: '100vh' }} />;
