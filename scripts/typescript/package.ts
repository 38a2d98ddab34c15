import { readFileSync } from 'node:fs';
import path from 'node:path';
import { library } from '../../theme/config/library';
import { inProject } from '../lib/paths';

/** Import specifiers of the package in the API reference. */
export const apiEntryPoints = [library.packageName, `${library.packageName}/redux-connector`];

/** The options of Angular's compiler for everything that the site compiles. */
export const CONFIGURATION = inProject('scripts/typescript/angular.tsconfig.json');

/**
 * What `ng new` sets, so that a sample which compiles here compiles in a reader's application, with the same messages.
 * Therefore without `stableTypeOrdering`, which would also show the state of a store after the members of extensions.
 */
export const APPLICATION = inProject('scripts/typescript/application.tsconfig.json');

export interface EntryPoint {
  /** Import specifier of the entry point. */
  specifier: string;
  /** Absolute path of its declarations. */
  types: string;
  /** Absolute path of its code. The source map is next to it. */
  code: string;
}

export interface PackageFacts {
  name: string;
  version: string;
  entryPoints: EntryPoint[];
}

interface Manifest {
  name: string;
  version: string;
  exports?: Record<string, { types?: string; default?: string } | string>;
}

/**
 * Finds an installed package and the declarations of its entry points.
 *
 * @param entryPoints import specifiers, including the package's own name
 * @param root folder that contains `node_modules`
 * @throws if one of the entry points is missing
 */
export function readPackage(entryPoints: readonly string[], root: string): PackageFacts {
  const [name = ''] = [...entryPoints].sort((a, b) => a.length - b.length);
  const folder = path.join(root, 'node_modules', name);
  const manifestFile = path.join(folder, 'package.json');
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  return {
    name: manifest.name,
    version: manifest.version,
    entryPoints: entryPoints.map((specifier): EntryPoint => {
      const key = `.${specifier.slice(name.length)}`;
      const target = manifest.exports?.[key];
      const files = typeof target === 'object' ? target : {};
      if (!files.types || !files.default) {
        throw new Error(
          `${manifestFile} does not export types and code for "${key}". Entry points are listed in ` +
            `scripts/typescript/package.ts; the package has ${Object.keys(manifest.exports ?? {}).join(', ')}.`,
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
