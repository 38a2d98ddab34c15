import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { Site } from '../../rspress/site';
import { PLUGINS } from '..';

/** Everything that has to be removed from the project together with a plugin. */
export interface Declaration {
  /** Name of its folders. */
  name: string;
  /** Whether the plugin is in the list of plugins. Plugins for maintainers, such as benchmarks, are not. */
  listed: boolean;
  /** Names of the plugins that it depends on. */
  requires: readonly string[];
  /** Names of its components in pages. */
  components: readonly string[];
  /** Paths of its pages and files. */
  addresses: readonly string[];
  /** Words after the language of code fences that the plugin handles. */
  fenceWords: readonly string[];
  /** Files and folders elsewhere in the project that only the plugin reads. */
  sources: readonly string[];
}

/** Reads the declarations of all plugins from the plugins themselves. */
export function readDeclarations(): Declaration[] {
  const site = new Site(inProject('docs'), { origin: 'https://example.org', base: '/' }, PLUGINS);
  const hooks = new Map(
    PLUGINS.filter(({ setup }) => setup).map(({ name }, index) => [name, site.hooks[index]]),
  );
  return readdirSync(inProject('scripts/plugins'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }): Declaration => {
      const files = filesIn(inProject('scripts/plugins', name));
      const {
        requires,
        addresses = [],
        fenceWords = [],
        sources = [],
      } = PLUGINS.find((one) => one.name === name) ?? {};
      return {
        name,
        listed: files.some((file) => /^plugin\.tsx?$/.test(file)),
        requires: requires ?? importedBy(name, files),
        components: Object.keys(hooks.get(name)?.components ?? {}),
        addresses,
        fenceWords,
        sources,
      };
    });
}

/** Returns the plugins that an unlisted plugin imports from. Unlisted plugins have no `requires`. */
const importedBy = (name: string, files: readonly string[]): string[] =>
  files.flatMap((file) => {
    if (!/\.tsx?$/.test(file)) return [];
    const source = readFileSync(inProject('scripts/plugins', name, file), 'utf8');
    return [...source.matchAll(/\bfrom '(\.[^']+)'/g)].flatMap(([, imported = '']) => {
      const target = path.posix.join(name, path.posix.dirname(file), imported);
      const [other = ''] = target.split('/');
      return ['.', '..', name].includes(other) ? [] : other;
    });
  });
