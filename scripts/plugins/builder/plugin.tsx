import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Island } from '../../../theme/content/Island/Island';
import { shortVersion } from '../../../theme/lib/versions';
import { TOOLKIT_NAMES } from '../../../theme/plugins/builder/generate/code';
import type { Later } from '../../../theme/plugins/builder/needs';
import { inProject } from '../../lib/paths';
import { emitFiles } from '../../rspress/emit-files';
import type { SitePlugin } from '../../rspress/site';
import { type History, missingBefore, presenceOf } from '../api';
import { api } from '../api/plugin';

const STYLES = [
  'theme/plugins/builder/StoreBuilder/builder.css',
  // The files in the first view.
  'theme/ui/Chip/chip.css',
];

/** The page on which readers build a store. */
export const builder: SitePlugin = {
  name: 'builder',
  setup({ address, use }) {
    const css = STYLES.map((file) => readFileSync(inProject(file), 'utf8'))
      .join('')
      .replace(/\/\*[\s\S]*?\*\/|\n\s*/g, '');
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 6);
    const file = `static/css/builder.${hash}.css`;
    const props = () => {
      const history = use(api).reference()?.history;
      return { later: history ? laterThan(history) : {} };
    };
    return {
      components: {
        StoreBuilder: {
          data: () => [file, props()],
          // The first load of every page would contain the styles of an ordinary island.
          html: () => (
            <>
              <link rel="stylesheet" href={`${address.base}${file}`} />
              <Island name="StoreBuilder" props={props()} />
            </>
          ),
          markdown: () => [],
        },
      },
      // Before the text, which starts where the form does.
      finishPage: ({ children }) => ({
        async annotate() {
          const at = children.findIndex(
            (node) => node.type === 'element' && node.tagName === 'link',
          );
          if (at > 0) children.unshift(...children.splice(at, 1));
        },
      }),
      rspress: {
        name: 'site:builder',
        builderConfig: {
          plugins: [emitFiles('site:builder-styles', 'code', async () => [[file, css]])],
        },
      },
    };
  },
};

/** The versions that added what the builder's code imports, if readers can choose an older version. */
export const laterThan = (history: History): Later =>
  Object.fromEntries(
    TOOLKIT_NAMES.flatMap((name) => {
      const since = missingBefore(presenceOf(history, name), history);
      return since ? [[name, shortVersion(since)]] : [];
    }),
  );
