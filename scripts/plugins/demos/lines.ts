import { SourceMap } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { DEMO_SOURCES, type DemoLines, type DemoSources } from '../../../theme/plugins/demos/types';

/** The files of compiled demos, without what all of them share. */
const DEMO_FILES = /[\\/]demo-(?!runtime|stage|editor)[\w-]+\.\w+\.js$/;

/**
 * Notes in the sources of the demos which line each part of their compiled code comes from, so that the inspector
 * can name the line that has caused an update.
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
      // Sorted, because the order of the bundler is not that of the build before.
      for (const name of Object.keys(compilation.assets).sort()) {
        const file = name.replace(/\.map$/, '');
        if (file === name || !DEMO_FILES.test(file)) continue;
        const map = String(compilation.getAsset(name)?.source.source());
        lines[path.basename(file)] = linesOf(map, String(compilation.assets[file]?.source()));
        compilation.deleteAsset(name);
      }
      compilation.updateAsset(DEMO_SOURCES, (asset) => {
        const known = JSON.parse(String(asset.source())) as DemoSources;
        return new sources.RawSource(JSON.stringify({ ...known, lines } satisfies DemoSources));
      });
    });
  },
};

/** Where the lines of the sources begin in compiled code, which is one line. */
export function linesOf(sourceMap: string, code: string): DemoLines {
  const map = new SourceMap(JSON.parse(sourceMap));
  const lines: DemoLines = {};
  let last = { column: 0, file: '', line: 0 };
  for (let column = 0; column < code.length; column++) {
    const place = map.findEntry(0, column);
    // Some of the code is of the compiler's own, or of the build's.
    if (!('originalSource' in place) || !place.originalSource?.endsWith('.ts')) continue;
    const file = path.basename(place.originalSource);
    const line = place.originalLine;
    if (file === last.file && line === last.line) continue;
    lines[file] = [...(lines[file] ?? []), column - last.column, line - last.line];
    last = { column, file, line };
  }
  return lines;
}
