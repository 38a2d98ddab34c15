import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Element, Nodes, Root } from 'hast';
import { h } from 'hastscript';
import { shortVersion } from '../../../theme/lib/versions';
import { importedNames } from '../../../theme/plugins/builder/generate';
import { type Later, questions } from '../../../theme/plugins/builder/needs';
import { isComponent, withoutCopy } from '../../content/components';
import { inProject } from '../../lib/paths';
import { emitFiles } from '../../rspress/emit-files';
import type { SitePlugin } from '../../rspress/site';
import { dataModules, type History, missingBefore, presenceOf } from '../api';
import { api } from '../api/plugin';
import { checkImports } from './check-imports';
import { readSources } from './sources';

const STYLES = [
  'theme/plugins/builder/StoreBuilder/builder.css',
  // The files in the first view.
  'theme/ui/Chip/chip.css',
];

/** What a running store can import, by module. Known only in a build. */
interface Running {
  names: Promise<{ modules: Readonly<Record<string, object>> }> | undefined;
}

/**
 * The page on which readers build a store.
 *
 * @param running runs the generated stores
 */
export const builder = (running: SitePlugin<Running>): SitePlugin => ({
  name: 'builder',
  setup({ address, use }) {
    const css = STYLES.map((file) => readFileSync(inProject(file), 'utf8'))
      .join('')
      .replace(/\/\*[\s\S]*?\*\/|\n\s*/g, '');
    const [custom] = /@media[^{]*\(--[\w-]+\)/.exec(css) ?? [];
    if (custom) {
      throw new Error(
        `${STYLES.join(' or ')}: "${custom}" would never apply, because these files are not compiled. Write the width, as in "(width >= 75em)".`,
      );
    }
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 6);
    const file = `static/css/builder.${hash}.css`;
    const modules = dataModules(() => use(api), {
      'virtual-builder': ({ history }) => ({ later: laterThan(history) }),
    });
    /** Adds the styles before the text, which starts where the form does. */
    const rehypeStyles = () => (tree: Root) => {
      const isBuilder = (node: Nodes) => isComponent(node) && node.name === 'StoreBuilder';
      const link = h('link', { rel: 'stylesheet', href: address.base + file });
      if (tree.children.some(isBuilder)) tree.children.unshift(link as Element);
    };

    return {
      components: { StoreBuilder: withoutCopy() },
      async check() {
        const names = await use(running)?.names;
        return names ? checkImports(readSources(), names.modules) : [];
      },
      rspress: {
        name: 'site:builder',
        async addRuntimeModules(...args) {
          const files = JSON.stringify(readSources());
          return {
            ...(await modules.addRuntimeModules?.(...args)),
            'virtual-builder-sources': `export const sources = ${files};\n`,
          };
        },
        markdown: { rehypePlugins: [rehypeStyles] },
        builderConfig: {
          plugins: [
            ...(modules.builderConfig?.plugins ?? []),
            emitFiles('site:builder-styles', 'code', async () => [[file, css]]),
          ],
        },
      },
    };
  },
});

/** The names of the library that generated code may import. */
const TOOLKIT_NAMES = () => {
  const features = questions.flatMap(({ answers }) => answers.map(({ feature }) => feature));
  return [...new Set([...importedNames(readSources()), ...features])];
};

/** The versions that added what the builder's code imports, if readers can choose an older version. */
export const laterThan = (history: History): Later =>
  Object.fromEntries(
    TOOLKIT_NAMES().flatMap((name) => {
      const since = missingBefore(presenceOf(history, name), history);
      return since ? [[name, shortVersion(since)]] : [];
    }),
  );
