import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import {
  namesFileOf,
  type PageNames,
  SHARED_FILE,
  type SharedFacts,
} from '../../../theme/plugins/hover/SymbolCard/names';
import type { Page } from '../../content/page';
import type { Pages } from '../../content/pages';
import { ROOT } from '../../lib/paths';
import { endThread } from '../../lib/thread';
import { emitFiles } from '../../rspress/emit-files';
import type { Site, SiteHooks, SitePlugin } from '../../rspress/site';
import { apiEntryPoints } from '../../typescript/entry-points';
import { tasksOf } from '../../typescript/run-task';
import { api } from '../api/plugin';
import { readDemoSources } from '../demos';
import { loadErrors, programSources } from '../samples';
import type { DescribedNames } from './describe-names';
import { namesIn } from './page-names';
import { readReference } from './reference';
import { shareFacts } from './share-facts';

const { runTask } = tasksOf<typeof import('./tasks')>();

/**
 * Writes for each page with samples or demos what the compiler knows of the names in them: a file that the
 * browser loads when the reader first points at code. The development server makes it when it is asked for.
 */
export const hover: SitePlugin = {
  name: 'hover',
  requires: ['api', 'demos', 'samples', 'search'],
  setup: setUp,
};

function setUp({ pages, content, use }: Site): SiteHooks {
  let describing: Promise<DescribedNames> | undefined;

  /** What the files of names say, all or the given one. */
  async function namesOf(only?: string): Promise<Map<string, PageNames>> {
    const described = await (describing ?? describeSite(pages));
    const about = await readReference(pages.all(), content, use(api));
    const demos = readDemoSources();
    const groups = new Map<string, Page[]>();
    // Pages of which nothing is known as well: the browser does not ask in vain.
    for (const page of pages.all().filter(({ fences }) => fences.length > 0)) {
      const file = namesFileOf(page.route);
      if (!only || file === only) groups.set(file, [...(groups.get(file) ?? []), page]);
    }
    return new Map(
      [...groups].map(([file, group]) => [file, namesIn(group, described, demos, about)]),
    );
  }

  const files = emitFiles('site:hover', 'documents', async () => {
    if (!describing) return [];
    const { shared, files } = shareFacts(await namesOf());
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
          // What pages share would only be known after all of them.
          if (file === SHARED_FILE) return send();
          namesOf(file).then((found) => send(found.get(file)), next);
        });
      });
    },
  };
  return {
    rspress: {
      name: 'site:hover',
      // The compiler works while the bundler does. What it throws comes with the files.
      beforeBuild(_config, isProduction) {
        if (!isProduction) return;
        // First what pages wait for. Nothing is asked of the compiler afterwards.
        for (const page of pages.all()) loadErrors(page, pages).catch(() => {});
        describing = describeSite(pages);
        describing.catch(() => {}).finally(endThread);
      },
      builderConfig: { plugins: [files, development] },
    },
  };
}

function describeSite(pages: Pages): Promise<DescribedNames> {
  const sources = programSources(pages);
  const { config, texts, files, faulty } = sources;
  const nameOf = (file: string) => path.relative(ROOT, file);
  const inputs = {
    files: [config, ...files],
    texts: [
      ...Object.entries(texts).flatMap(([file, text]) => [nameOf(file), text]),
      ...faulty.map(nameOf),
      ...apiEntryPoints,
    ],
  };
  return runTask('describeNames', inputs, sources, apiEntryPoints);
}
