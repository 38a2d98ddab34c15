import { Island } from '../../../theme/content/Island/Island';
import { metadataOf } from '../../metadata/pages';
import { emitFiles } from '../../rspress/emit-files';
import type { SitePlugin } from '../../rspress/site';
import { dataModules } from '../api';
import { api } from '../api/plugin';
import { feed, feedFile } from './feed';
import { type Releases, releasesOf } from './releases';
import { versionData } from './version-data';

/** The changes as other plugins see them. */
export interface VersionsApi {
  /** Empty until the reference has been read. */
  releases(): Releases;
}

/** What each version of the library changed: marks on pages, a comparison of two versions, and a feed. */
export const versions: SitePlugin<VersionsApi> = {
  name: 'versions',
  requires: ['api'],
  addresses: [`/${feedFile}`],
  setup(site) {
    const { pages, address, use } = site;

    /** The changes and peer dependencies of each version of the library. */
    function releases(): Releases {
      const reference = use(api).reference();
      if (!reference) return { versions: [], changes: [] };
      const { history, changes, entryOf, extensions } = reference;
      return releasesOf(history, changes, (name) => {
        const entry = entryOf(name);
        // The first entry of an extension is its main function.
        const [main] = extensions.find(({ guide }) => guide === entry?.note.guide)?.entries ?? [];
        return entry && main && { href: entry.href, extension: main.symbol.name };
      });
    }

    const feedFiles = emitFiles('site:feed', 'documents', async () => {
      const listed = pages.all().filter(({ data }) => data.draft !== true);
      const metadata = listed.map((page) => metadataOf(page, site));
      return [[feedFile, feed(releases(), metadata, address)]];
    });

    const modules = dataModules(() => use(api), { 'virtual-versions': versionData });

    return {
      components: {
        /** Compares two versions, above the tables of changes. */
        Upgrade: {
          data: releases,
          html() {
            const { versions, changes } = releases();
            const props = {
              versions: versions.map(({ date, ...release }) => release),
              changes: changes.map(({ text, ...facts }) => facts),
            };
            return <Island name="Upgrade" props={props} />;
          },
          markdown: () => [],
        },
      },
      rspress: {
        name: 'site:versions',
        addRuntimeModules: modules.addRuntimeModules,
        builderConfig: { plugins: [...(modules.builderConfig?.plugins ?? []), feedFiles] },
      },
      api: { releases },
    };
  },
};
