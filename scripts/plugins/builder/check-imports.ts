import path from 'node:path';
import type { Files } from '../../../theme/plugins/builder/generate';
import { type Problem, placeAt } from '../../lib/problems';
import { SOURCES } from './sources';

const IMPORT = /^import (?:\{([^}]*)\}|\* as \w+) from '([^'.][^']*)';$/gm;

/**
 * Finds imports of the builder's sources that the running store would not have. Tests do not run there.
 *
 * @param modules the names that running code can import, by module
 */
export function checkImports(sources: Files, modules: Readonly<Record<string, object>>): Problem[] {
  return Object.entries(sources).flatMap(([name, source]) => {
    if (name.endsWith('.spec.ts')) return [];
    return [...source.matchAll(IMPORT)].flatMap(([, list = '', module = '']) => {
      const known = modules[module];
      const names = list.split(',').map((one) => one.trim());
      const values = names.filter((one) => one && !one.startsWith('type '));
      const missing = known ? values.filter((one) => !Object.hasOwn(known, one)) : [module];
      return missing.map((one) => ({
        file: path.join(SOURCES, name),
        ...placeAt(source, source.indexOf(known ? one : `'${one}'`)),
        message: known
          ? `Running stores cannot import ${one} from ${module}.`
          : `Running stores cannot import ${one}.`,
        remedy: 'Add it to theme/plugins/demos/runtime/packages.ts.',
      }));
    });
  });
}
