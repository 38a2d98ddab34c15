import type { ProcessAssetsDescriptor, RsbuildPlugin } from '@rsbuild/core';

/** Stages of the compilation at which files are emitted: with the browser code, or later, with the documents. */
const TIMES: Record<'code' | 'documents', ProcessAssetsDescriptor> = {
  code: { stage: 'additional', environments: ['web'] },
  documents: { stage: 'report', environments: ['node'] },
};

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
