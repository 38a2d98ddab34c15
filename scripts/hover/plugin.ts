import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { namesFileOf, type PageNames, SHARED_FILE } from '../../theme/api/SymbolCard/names';
import { apiEntryPoints } from '../api/entry-points';
import type { Content } from '../content/content';
import { readDemoSources } from '../content/demo-sources';
import type { Pages } from '../content/pages';
import { inProject, ROOT } from '../lib/paths';
import { endThread } from '../lib/thread';
import { loadErrors } from '../samples/shown-errors';
import { programSources } from '../samples/sources';
import { runTask } from '../types/run-task';
import type { DescribedNames } from './describe-names';
import { namesIn } from './page-names';
import { type Reference, readReference } from './reference';
import { shareFacts } from './share-facts';

/** The code that describes names. */
const CODE = [
  'scripts/hover/declaration-text.ts',
  'scripts/hover/first-sentence.ts',
  'scripts/hover/describe-names.ts',
  'scripts/hover/store-members.ts',
  'scripts/hover/symbol-facts.ts',
  'scripts/hover/template-names.ts',
  'scripts/api/extract/externals.ts',
  'scripts/samples/program.ts',
  'scripts/samples/tsconfig.json',
].map((file) => inProject(file));

/**
 * Writes for each page with samples or demos what the compiler knows of the names in them: a file that the
 * browser loads when the reader first points at code.
 */
export function pluginHover(pages: Pages, content: Content, reference: Reference): RspressPlugin {
  let describing: Promise<DescribedNames> | undefined;
  const demos = readDemoSources();

  const names: RsbuildPlugin = {
    name: 'site:hover',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        async ({ compilation, sources }) => {
          if (!describing || compilation.errors.length > 0) return;
          const described = await describing;
          const about = await readReference(pages.all(), content, reference);
          // Pages of which nothing is known as well: the browser does not ask in vain.
          const withCode = pages.all().filter(({ fences }) => fences.length > 0);
          const found = new Map<string, PageNames>();
          for (const file of new Set(withCode.map(({ route }) => namesFileOf(route)))) {
            const group = withCode.filter(({ route }) => namesFileOf(route) === file);
            found.set(file, namesIn(group, described, demos, about));
          }
          const { shared, files } = shareFacts(found);
          for (const [file, content] of [...files, [SHARED_FILE, shared] as const]) {
            compilation.emitAsset(file, new sources.RawSource(JSON.stringify(content)));
          }
        },
      );
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
    builderConfig: { plugins: [names] },
  };
}

function describeSite(pages: Pages): Promise<DescribedNames> {
  const { texts, files } = programSources(pages);
  const inputs = {
    files: [...CODE, ...files],
    texts: [
      ...Object.entries(texts).flatMap(([file, text]) => [path.relative(ROOT, file), text]),
      ...apiEntryPoints,
    ],
  };
  return runTask('describeNames', inputs, texts, files, apiEntryPoints);
}
