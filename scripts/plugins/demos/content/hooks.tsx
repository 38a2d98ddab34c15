import path from 'node:path';
import { Demo } from '../../../../theme/plugins/demos/DemoSource/Demo';
import type { PageHooks } from '../../../content/hooks';
import type { Page } from '../../../content/page';
import { asChildren, toHast } from '../../../content/to-hast';
import { checksFileOf } from './checks';
import { DEMOS_FOLDER } from './demo-sources';
import { type DemoNode, demoFileOf, demoWordsOf, expandDemos } from './demos';

/**
 * Renders demos in pages.
 *
 * @param read reads a demo's file; returns an empty string for missing files, which the rules report
 */
export const demoHooks = (read: (file: string) => Promise<string>): PageHooks => ({
  async transformPage(tree, page) {
    expandDemos(tree, await readDemos(page, read));
  },
  handlers: {
    liveDemo: (state, node: DemoNode) =>
      toHast(
        <Demo name={node.name} files={node.files}>
          {asChildren(state.all(node as never))}
        </Demo>,
      ),
  },
  cacheKey: async (page) => JSON.stringify([...(await readDemos(page, read))]),
  dependenciesOf: (page) => demoFilesOf(page).map((file) => path.join(DEMOS_FOLDER, file)),
});

/** Returns the names of the demo files that a page shows or compares. */
const demoFilesOf = ({ fences }: Page) =>
  fences.flatMap(({ meta }) => {
    const { file, before } = demoWordsOf(meta);
    return [file, before].flatMap((one) => (one ? [demoFileOf(one)] : []));
  });

/** Reads these files and their checks. */
async function readDemos(
  page: Page,
  read: (file: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const files = demoFilesOf(page).map(async (file): Promise<[string, string][]> => {
    const source = await read(file);
    const checks = checksFileOf(source);
    return [[file, source], ...(checks ? [[checks, await read(checks)] as [string, string]] : [])];
  });
  return new Map((await Promise.all(files)).flat());
}
