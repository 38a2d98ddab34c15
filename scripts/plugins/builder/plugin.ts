import { asIsland } from '../../content/components/component';
import { emitFiles } from '../../rspress/emit-files';
import type { SitePlugin } from '../../rspress/site';
import { createProject, DEMOS_FOLDER } from '../demos';

/** Name of the file with the component, without `.ts` (`theme/plugins/builder/generate/demo.ts`). */
const MAIN = 'demo';

/** The page on which readers build a store. */
export const builder: SitePlugin = {
  name: 'builder',
  requires: ['demos', 'samples'],
  addresses: ['/build', `/demos/${MAIN}.json`],
  setup: () => ({
    components: { StoreBuilder: asIsland('StoreBuilder') },
    rspress: {
      name: 'site:builder',
      builderConfig: {
        plugins: [
          // The project without the generated files, which the browser adds.
          emitFiles('site:builder-project', 'code', async () => {
            const project = await createProject({ name: MAIN, files: [] }, DEMOS_FOLDER);
            return [[`demos/${MAIN}.json`, JSON.stringify(project)]];
          }),
        ],
      },
    },
  }),
};
