import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EntryPoint, PackageFacts } from './extract/convert';

interface Manifest {
  name: string;
  version: string;
  exports?: Record<string, { types?: string; default?: string } | string>;
}

/**
 * Finds an installed package and the declarations of its entry points.
 * @param entryPoints import specifiers, the package's own name among them
 * @param root folder that holds `node_modules`
 * @throws when the package or one of the entry points is missing
 */
export function readPackage(entryPoints: readonly string[], root: string): PackageFacts {
  const [name = ''] = [...entryPoints].sort((a, b) => a.length - b.length);
  const folder = path.join(root, 'node_modules', name);
  const manifestFile = path.join(folder, 'package.json');
  if (!existsSync(manifestFile)) {
    throw new Error(`${manifestFile} is missing, so there is nothing to document. Run npm ci.`);
  }
  const manifest = readManifest(manifestFile);
  return {
    name: manifest.name,
    version: manifest.version,
    entryPoints: entryPoints.map((specifier): EntryPoint => {
      const key = `.${specifier.slice(name.length)}`;
      const target = manifest.exports?.[key];
      const files = typeof target === 'object' ? target : {};
      if (!files.types || !files.default) {
        throw new Error(
          `${manifestFile} exports no types and code for "${key}". Entry points are named in ` +
            `scripts/api/entry-points.ts; the package has ${Object.keys(manifest.exports ?? {}).join(', ')}.`,
        );
      }
      return {
        specifier,
        types: path.join(folder, files.types),
        code: path.join(folder, files.default),
      };
    }),
  };
}

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error(`${file} is not readable as JSON. Install the package again: npm ci.`, {
      cause,
    });
  }
}
