import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { CHANGES_ROUTE } from '../../../theme/config/pages';
import { majorOf } from '../../../theme/lib/versions';
import { SHEET, versionScript } from '../../../theme/plugins/versions/headScript';
import type { UpgradeProps } from '../../../theme/plugins/versions/Upgrade/Upgrade';
import { withoutCopy } from '../../content/components';
import { libraryVersion } from '../../lib/library-version';
import { metadataOf } from '../../metadata/pages';
import { emitFiles } from '../../rspress/emit-files';
import type { SitePlugin } from '../../rspress/site';
import { dataModules, newestVersions, type Reference } from '../api';
import { api } from '../api/plugin';
import { librarySymbols, orderIn } from './check-data';
import { addDifferences } from './differences';
import { feed, feedFile } from './feed';
import { markVersions } from './marks';
import { type Releases, releasesOf } from './releases';
import { styleSheet } from './style-sheet';
import { type VersionData, versionData } from './version-data';

/** The guide whose table says which features must come after which others. */
const ORDER_ROUTE = '/docs/combining-extensions';

/** Shows what each version of the library changed: marks on pages, a comparison of two versions, and a feed. */
export const versions: SitePlugin = {
  name: 'versions',
  setup(site) {
    const { pages, address, use } = site;

    /** None until the reference has been read. */
    function releases(): Releases {
      const { history, changes } = use(api).reference() ?? {};
      return history && changes ? releasesOf(history, changes) : { versions: [], changes: [] };
    }

    const feedFiles = emitFiles('site:feed', 'documents', async () => {
      const listed = pages.all().filter(({ data }) => data.draft !== true);
      const metadata = listed.map((page) => metadataOf(page, site));
      return [[feedFile, feed(releases(), metadata, address)]];
    });

    async function ready() {
      await use(api).ready();
      return use(api).reference();
    }

    let last: { reference: Reference; data: VersionData } | undefined;

    /** The data for marks: every page asks for it, so it is computed once for each reference. */
    function dataOf(reference: Reference): VersionData {
      if (last?.reference !== reference) last = { reference, data: versionData(reference) };
      return last.data;
    }

    const sheet = emitFiles('site:versions', 'code', async () => {
      const reference = await ready();
      if (!reference) return [];
      const majors = newestVersions(reference.history).map(({ version }) => majorOf(version));
      return [[SHEET, styleSheet(dataOf(reference), majors, address.base)]];
    });

    const modules = dataModules(() => use(api), {
      'virtual-versions': ({ history }) => newestVersions(history),
      'virtual-upgrade': ({ history, changes }) => upgradeProps(releasesOf(history, changes)),
      'virtual-library-symbols': (reference) => ({
        symbols: librarySymbols(reference),
        order: orderIn(pages.all().find(({ route }) => route === ORDER_ROUTE)?.source ?? ''),
      }),
    });
    const version = libraryVersion();

    /** Rehype plugin that marks what older versions lack, and shows how declarations changed. */
    const rehypeVersions: Plugin<[], Root> =
      () =>
      async (tree, { data }) => {
        const reference = await ready();
        const { route = '' } = data.page ?? {};
        if (!reference) return;
        markVersions(tree, route, dataOf(reference), address.base);
        if (route === CHANGES_ROUTE) addDifferences(tree, reference.changes, reference.history);
      };

    return {
      head: { scripts: [versionScript(address.base, majorOf(version))] },
      components: { Upgrade: withoutCopy() },
      rspress: {
        name: 'site:versions',
        addRuntimeModules: modules.addRuntimeModules,
        markdown: { rehypePlugins: [rehypeVersions] },
        builderConfig: { plugins: [...(modules.builderConfig?.plugins ?? []), sheet, feedFiles] },
      },
    };
  },
};

/** The props of the comparison of two versions, above the tables of changes. */
const upgradeProps = ({ versions, changes }: Releases): UpgradeProps => ({
  versions: versions.map(({ date, ...release }) => release),
  changes: changes.map(({ text, ...facts }) => ({ ...facts, id: digestOf(text) })),
});

/** Stays the same as long as the text does. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);
