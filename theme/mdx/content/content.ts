/**
 * The content of a long page, apart from the page's code: the HTML of the server has it already, so that
 * the first load can do without. `scripts/markdown/pageContent.ts` writes the function of a page.
 */

/** Loads the content of a page, as blocks in their order: an id or nothing, `>`, and the block's HTML. */
export type LoadContent = () => Promise<{ default: readonly string[] }>;

/** What is there of each page: everything that was loaded, or the blocks that stood in the document. */
const known = new Map<LoadContent, readonly (string | undefined)[]>();

/** The blocks of a page that are there already; others are missing or undefined. */
export const knownBlocks = (source: LoadContent): readonly (string | undefined)[] =>
  known.get(source) ?? [];

/** A block, if it is there already. */
export const knownBlock = (source: LoadContent, index: number): string | undefined =>
  knownBlocks(source)[index];

/** Loads the content of a page, so that its blocks can be shown at once. */
export async function loadContent(source: LoadContent): Promise<readonly string[]> {
  const { default: blocks } = await source();
  known.set(source, blocks);
  return blocks;
}

/** Gets the content of a page before the page is shown, if there is any to get. */
export async function prepareContent(source: LoadContent | undefined): Promise<void> {
  if (source && !known.has(source)) await loadContent(source);
}

/**
 * Keeps a block that the server rendered, when it leaves the document: the way back to its page then
 * needs nothing from the network.
 */
export function keepBlock(source: LoadContent, index: number, element: Element): void {
  if (knownBlock(source, index) !== undefined) return;
  const blocks = [...knownBlocks(source)];
  blocks[index] = `${element.id}>${element.innerHTML}`;
  known.set(source, blocks);
}
