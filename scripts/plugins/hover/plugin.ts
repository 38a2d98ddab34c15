import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import {
  namesFileOf,
  type PageNames,
  SHARED_FILE,
  type SharedFacts,
} from '../../../theme/plugins/hover/SymbolCard/names';
import { readCodeFiles, shownFiles } from '../../content/code-files';
import type { Page } from '../../content/page';
import type { Pages } from '../../content/pages';
import { ROOT } from '../../lib/paths';
import { emitFiles } from '../../rspress/emit-files';
import type { Site, SiteHooks, SitePlugin } from '../../rspress/site';
import { endChild, tasksOf } from '../../typescript/child';
import { apiEntryPoints } from '../../typescript/package';
import { api } from '../api/plugin';
import { loadErrors, programSources } from '../samples';
import type { DescribedNames } from './describe-names';
import { pageNamesOf, shareFacts } from './page-names';
import { readReference } from './reference';

const { runTask } = tasksOf<typeof import('./tasks')>();

/**
 * Writes a file of facts about names in code for each page with samples or demos. The browser loads it when the reader
 * first hovers over code. The development server creates it on request.
 */
export const hover: SitePlugin = {
  name: 'hover',
  setup: setUp,
};

function setUp({ pages, contentOf, use }: Site): SiteHooks {
  let describing: Promise<DescribedNames> | undefined;

  async function createFiles(only?: string): Promise<Map<string, PageNames>> {
    const described = await (describing ?? describeSite(pages));
    const lookUp = readReference(pages.all(), contentOf, use(api));
    const demos = readCodeFiles();
    const groups = new Map<string, Page[]>();
    // Includes pages without facts, so that the browser's request does not fail.
    for (const page of pages.all().filter(({ fences }) => fences.length > 0)) {
      const file = namesFileOf(page.route);
      if (!only || file === only) groups.set(file, [...(groups.get(file) ?? []), page]);
    }
    return new Map(
      [...groups].map(([file, group]) => [file, pageNamesOf(group, described, demos, lookUp)]),
    );
  }

  const files = emitFiles('site:hover', 'documents', async () => {
    if (!describing) return [];
    const { shared, files } = shareFacts(await createFiles());
    const contents = [...files, [SHARED_FILE, shared] as const];
    return contents.map(([file, content]) => [file, JSON.stringify(content)] as const);
  });

  const development: RsbuildPlugin = {
    name: 'site:hover-development',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [file] = /(?<=\/)names\/.+\.json$/.exec(request.url ?? '') ?? [];
          if (!file) return next();
          const send = (found: PageNames | SharedFacts = {}) => response.end(JSON.stringify(found));
          // Sharing would require the files of all pages.
          if (file === SHARED_FILE) return send();
          createFiles(file).then((found) => send(found.get(file)), next);
        });
      });
    },
  };
  return {
    rspress: {
      name: 'site:hover',
      // The compiler runs in parallel with the bundler. Emitting the files reports its errors.
      beforeBuild(_config, isProduction) {
        if (!isProduction) return;
        // Errors come first, because pages wait for them. The description is the compiler's last task.
        for (const page of pages.all()) loadErrors(page, pages).catch(() => {});
        describing = describeSite(pages);
        describing.catch(() => {}).finally(endChild);
      },
      builderConfig: { plugins: [files, development] },
    },
  };
}

function describeSite(pages: Pages): Promise<DescribedNames> {
  const sources = programSources(pages);
  const { config, texts, files, faulty } = sources;
  const shown = shownDemos(pages);
  const hidden = files.filter((file) => !shown.has(path.basename(file)));
  const relative = (file: string) => path.relative(ROOT, file);
  const inputs = {
    files: [config, ...files],
    texts: [
      ...Object.entries(texts).flatMap(([file, text]) => [relative(file), text]),
      ...faulty.map(relative),
      ...apiEntryPoints,
      ...hidden.map(relative),
    ],
  };
  return runTask('describeNames', inputs, sources, apiEntryPoints, hidden);
}

const shownDemos = (pages: Pages): ReadonlySet<string> =>
  new Set(
    pages
      .all()
      .flatMap(({ fences }) => fences)
      .flatMap(({ meta, code }) => {
        const { file } = shownFiles(meta);
        return file && !code ? [file] : [];
      }),
  );
