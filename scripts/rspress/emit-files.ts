import {
  logger,
  type ProcessAssetsDescriptor,
  type ProcessAssetsHandler,
  type RsbuildPlugin,
} from '@rsbuild/core';
import type { Rendered } from '../../theme/lib/renderedPages';
import { SiteProblems } from '../lib/problems';

/** Stages of the compilation at which files are emitted: with the browser code, or later, with the documents. */
const TIMES: Record<'code' | 'documents', ProcessAssetsDescriptor> = {
  code: { stage: 'additional', environments: ['web'] },
  documents: { stage: 'report', environments: ['node'] },
};

/**
 * Runs when Rspress has rendered the documents. Reports problems itself, because Rspack shows only the first line of an
 * error.
 */
export const withDocuments = (
  name: string,
  work: (context: Parameters<ProcessAssetsHandler>[0], rendered: Rendered) => void | Promise<void>,
): RsbuildPlugin => ({
  name,
  apply: 'build',
  setup(api) {
    api.processAssets(TIMES.documents, async (context) => {
      const { rendered } = globalThis;
      // If the code has errors, Rspress has rendered nothing, and reports them itself.
      if (context.compilation.errors.length > 0 || !rendered) return;
      try {
        await work(context, rendered);
      } catch (error) {
        if (!(error instanceof SiteProblems)) throw error;
        logger.error(error.message);
        throw new Error('See the problems above.');
      }
    });
  },
});

/**
 * Emits files into the site.
 *
 * @param filesOf returns the contents of the files by path
 */
export const emitFiles = (
  name: string,
  time: keyof typeof TIMES,
  filesOf: () => Promise<Iterable<readonly [file: string, content: string]>>,
): RsbuildPlugin => ({
  name,
  setup(api) {
    api.processAssets(TIMES[time], async ({ compilation, sources }) => {
      // If there are no documents, skips the files that belong to them.
      if (time === 'documents' && compilation.errors.length > 0) return;
      for (const [file, content] of await filesOf()) {
        compilation.emitAsset(file, new sources.RawSource(content));
      }
    });
  },
});
