import path from 'node:path';
import { Demo } from '../../../../theme/plugins/demos/DemoSource/Demo';
import { textProp } from '../../../content/components/component';
import type { PageHooks } from '../../../content/hooks';
import type { Page } from '../../../content/page';
import { asChildren } from '../../../content/to-hast';
import { checksFileOf } from './checks';
import { DEMOS_FOLDER } from './demo-sources';
import { demoFileOf, demoWordsOf, expandDemos } from './demos';

/**
 * Renders demos in pages.
 *
 * @param read reads a demo's file; returns an empty string for missing files, which the rules report
 */
export const demoHooks = (read: (file: string) => Promise<string>): PageHooks => ({
  async transformPage(tree, page) {
    expandDemos(tree, await readDemos(page, read));
  },
  components: {
    // `expandDemos` adds it to pages.
    LiveDemo: {
      html: (props, node, state) => (
        <Demo name={textProp(props, 'name')} files={props.files as string[]}>
          {asChildren(state.all(node))}
        </Demo>
      ),
      markdown: (_props, children) => children,
    },
  },
  dependencies: async (page) => ({
    key: JSON.stringify([...(await readDemos(page, read))]),
    files: demoFilesOf(page).map((file) => path.join(DEMOS_FOLDER, file)),
  }),
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
