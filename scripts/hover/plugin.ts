import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import {
  namesFileOf,
  type PageNames,
  SHARED_FILE,
  type SharedFacts,
} from '../../theme/api/SymbolCard/names';
import { apiEntryPoints } from '../api/entry-points';
import type { Content } from '../content/content';
import { readDemoSources } from '../content/demo-sources';
import type { Page } from '../content/page';
import type { Pages } from '../content/pages';
import { ROOT } from '../lib/paths';
import { endThread } from '../lib/thread';
import { emitFiles } from '../rspress/emit-files';
import { loadErrors } from '../samples/shown-errors';
import { programSources } from '../samples/sources';
import { runTask } from '../types/run-task';
import type { DescribedNames } from './describe-names';
import { namesIn } from './page-names';
import { type Reference, readReference } from './reference';
import { shareFacts } from './share-facts';

/**
 * Writes for each page with samples or demos what the compiler knows of the names in them: a file that the
 * browser loads when the reader first points at code. The development server makes it when it is asked for.
 */
export function pluginHover(pages: Pages, content: Content, reference: Reference): RspressPlugin {
  let describing: Promise<DescribedNames> | undefined;

  /** What the files of names say, all or the given one. */
  async function namesOf(only?: string): Promise<Map<string, PageNames>> {
    const described = await (describing ?? describeSite(pages));
    const about = await readReference(pages.all(), content, reference);
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
  };
}

function describeSite(pages: Pages): Promise<DescribedNames> {
  const sources = programSources(pages);
  const { texts, files, faulty } = sources;
  const nameOf = (file: string) => path.relative(ROOT, file);
  const inputs = {
    files,
    texts: [
      ...Object.entries(texts).flatMap(([file, text]) => [nameOf(file), text]),
      ...faulty.map(nameOf),
      ...apiEntryPoints,
    ],
  };
  return runTask('describeNames', inputs, sources, apiEntryPoints);
}
