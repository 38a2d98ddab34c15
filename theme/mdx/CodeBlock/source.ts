/**
 * Code of a long page, apart from the page's own: the HTML of the server has it already, so that the
 * first load can do without. `scripts/markdown/codeSource.ts` writes the function of a page.
 */

/** Loads the highlighted code of a page: the HTML of its blocks, in their order. */
export type LoadCode = () => Promise<{ default: readonly string[] }>;

/** What is there of each page: everything that was loaded, or the blocks that stood in the document. */
const known = new Map<LoadCode, readonly (string | undefined)[]>();

/** The HTML of a block, if it is there already. */
export const knownCode = (source: LoadCode, index: number): string | undefined =>
  known.get(source)?.[index];

/** Loads the code of a page, so that its blocks can be shown at once. */
export async function loadCode(source: LoadCode): Promise<readonly string[]> {
  const { default: blocks } = await source();
  known.set(source, blocks);
  return blocks;
}

/**
 * Keeps a block that the server rendered, when it leaves the document: the way back to its page then
 * needs nothing from the network.
 */
export function keepCode(source: LoadCode, index: number, html: string): void {
  if (knownCode(source, index) !== undefined) return;
  const blocks = [...(known.get(source) ?? [])];
  blocks[index] = html;
  known.set(source, blocks);
}

/**
 * Gets the code of a page before the page is shown, if there is any to get. A failure is left to the
 * blocks, which try again: the text of a page is worth showing without them.
 */
export async function prepareCode(source: LoadCode | undefined): Promise<void> {
  if (!source || known.has(source)) return;
  await loadCode(source).catch(() => {});
}
