import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { majorOf } from '../../../theme/lib/versions';
import { SHEET, versionScript } from '../../../theme/plugins/versions/headScript';
import type { UpgradeProps } from '../../../theme/plugins/versions/Upgrade/Upgrade';
import { textProp, withoutCopy } from '../../content/components';
import { libraryVersion } from '../../lib/library-version';
import { metadataOf } from '../../metadata/pages';
import { emitFiles } from '../../rspress/emit-files';
import type { SitePlugin } from '../../rspress/site';
import { dataModules, newestVersions, type Reference } from '../api';
import { api } from '../api/plugin';
import { breakList, breakOf, readBreaks } from './breaks';
import { librarySymbols, orderIn } from './check-data';
import { readRecorded } from './collect/corpus';
import { feed, feedFile } from './feed';
import { markVersions } from './marks';
import { changesIn, releasesOf } from './releases';
import { styleSheet } from './style-sheet';
import { type VersionData, versionData } from './version-data';

/** The guide whose table says which features must come after which others. */
const ORDER_ROUTE = '/docs/combining-extensions';

/** Shows what each version of the library changed: marks on pages, a comparison of two versions, and a feed. */
export const versions: SitePlugin = {
  name: 'versions',
  setup(site) {
    const { pages, address, use } = site;

    const recorded = readRecorded();
    const breaks = readBreaks();

    const feedFiles = emitFiles('site:feed', 'documents', async () => {
      const listed = pages.all().filter(({ data }) => data.draft !== true);
      const metadata = listed.map((page) => metadataOf(page, site));
      const { history, changes = [] } = use(api).reference() ?? {};
      const versions = history ? releasesOf(history, recorded) : [];
      return [[feedFile, feed(versions, changesIn(changes), metadata, address)]];
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

    const orderPage = () => pages.all().find(({ route }) => route === ORDER_ROUTE);
    const modules = dataModules(
      () => use(api),
      {
        'virtual-versions': ({ history }) => newestVersions(history),
        'virtual-upgrade': ({ history }): UpgradeProps => ({
          versions: releasesOf(history, recorded).map(({ date, ...release }) => release),
          breaks: breaks.map((entry) => breakOf(entry, recorded)),
        }),
        'virtual-library-symbols': (reference) => ({
          symbols: librarySymbols(reference),
          order: orderIn(orderPage()?.source ?? ''),
        }),
      },
      () => [orderPage()?.file ?? []].flat(),
    );
    const version = libraryVersion();

    /** Rehype plugin that marks what older versions lack. */
    const rehypeVersions: Plugin<[], Root> =
      () =>
      async (tree, { data }) => {
        const reference = await ready();
        const { route = '' } = data.page ?? {};
        if (reference) markVersions(tree, route, dataOf(reference), address.base);
      };

    return {
      head: { scripts: [versionScript(address.base, majorOf(version))] },
      components: {
        /** What breaks with a major version: `<Breaks version="20" />`. */
        Breaks: {
          props: ['version'],
          expand: (props) => breakList(Number(textProp(props, 'version')), breaks),
        },
        Upgrade: withoutCopy(),
      },
      rspress: {
        name: 'site:versions',
        addRuntimeModules: modules.addRuntimeModules,
        markdown: { rehypePlugins: [rehypeVersions] },
        builderConfig: { plugins: [...(modules.builderConfig?.plugins ?? []), sheet, feedFiles] },
      },
    };
  },
};
