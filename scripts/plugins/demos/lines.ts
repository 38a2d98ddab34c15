import { SourceMap } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { DEMO_SOURCES, type DemoLines, type DemoSources } from '../../../theme/plugins/demos/types';

/** Matches the files of compiled demos, but not shared files. */
const DEMO_FILES = /[\\/]demo-(?!runtime|stage|editor)[\w-]+\.\w+\.js$/;

/**
 * Adds a mapping from compiled code to source lines to the file of demo sources, so that the inspector can show the
 * line that caused an update.
 */
export const emitDemoLines: RsbuildPlugin = {
  name: 'demo-lines',
  setup(api) {
    api.modifyRspackConfig((_config, { appendPlugins, rspack, environment, isProd }) => {
      if (environment.name !== 'web' || !isProd) return;
      const filename = '[file].map';
      appendPlugins(
        new rspack.SourceMapDevToolPlugin({ test: DEMO_FILES, filename, append: false }),
      );
    });
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation, sources }) => {
      const lines: DemoSources['lines'] = {};
      // Sorted, because the bundler's order is not deterministic.
      for (const name of Object.keys(compilation.assets).sort()) {
        const file = name.replace(/\.map$/, '');
        if (file === name || !DEMO_FILES.test(file)) continue;
        const map = String(compilation.getAsset(name)?.source.source());
        lines[path.basename(file)] = columnsOfLines(
          map,
          String(compilation.assets[file]?.source()),
        );
        compilation.deleteAsset(name);
      }
      compilation.updateAsset(DEMO_SOURCES, (asset) => {
        const current = JSON.parse(String(asset.source())) as DemoSources;
        return new sources.RawSource(JSON.stringify({ ...current, lines } satisfies DemoSources));
      });
    });
  },
};

/** Returns the columns of compiled code, which is a single line, at which source lines begin. */
export function columnsOfLines(sourceMap: string, code: string): DemoLines {
  const map = new SourceMap(JSON.parse(sourceMap));
  const lines: DemoLines = {};
  let last = { column: 0, file: '', line: 0 };
  for (let column = 0; column < code.length; column++) {
    const entry = map.findEntry(0, column);
    // The compiler or the bundler generated some of the code.
    if (!('originalSource' in entry) || !entry.originalSource?.endsWith('.ts')) continue;
    const file = path.basename(entry.originalSource);
    const line = entry.originalLine;
    if (file === last.file && line === last.line) continue;
    lines[file] = [...(lines[file] ?? []), column - last.column, line - last.line];
    last = { column, file, line };
  }
  return lines;
}
