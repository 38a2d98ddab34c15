import type { ProcessAssetsDescriptor, RsbuildPlugin } from '@rsbuild/core';

/** When files are written: with the browser's code, or later, with the documents. */
const TIMES: Record<'code' | 'documents', ProcessAssetsDescriptor> = {
  code: { stage: 'additional', environments: ['web'] },
  documents: { stage: 'report', environments: ['node'] },
};

/**
 * Adds files to the site.
 *
 * @param filesOf gives their contents by their paths in it
 */
export const emitFiles = (
  name: string,
  time: keyof typeof TIMES,
  filesOf: () => Promise<Iterable<readonly [file: string, content: string]>>,
): RsbuildPlugin => ({
  name,
  setup(api) {
    api.processAssets(TIMES[time], async ({ compilation, sources }) => {
      // Without documents, there is nothing that belongs to them.
      if (time === 'documents' && compilation.errors.length > 0) return;
      for (const [file, content] of await filesOf()) {
        compilation.emitAsset(file, new sources.RawSource(content));
      }
    });
  },
});
