import type { ProcessAssetsDescriptor, RsbuildPlugin } from '@rsbuild/core';

/** The stage of the compilation: with the browser code, or later, with the documents. */
const TIMES: Record<'code' | 'documents', ProcessAssetsDescriptor> = {
  code: { stage: 'additional', environments: ['web'] },
  documents: { stage: 'report', environments: ['node'] },
};

/**
 * Emits files into the site.
 *
 * @param filesOf returns their contents by path
 */
export const emitFiles = (
  name: string,
  time: keyof typeof TIMES,
  filesOf: () => Promise<Iterable<readonly [file: string, content: string]>>,
): RsbuildPlugin => ({
  name,
  setup(api) {
    api.processAssets(TIMES[time], async ({ compilation, sources }) => {
      // Without documents, skips the files that belong to them.
      if (time === 'documents' && compilation.errors.length > 0) return;
      for (const [file, content] of await filesOf()) {
        compilation.emitAsset(file, new sources.RawSource(content));
      }
    });
  },
});
