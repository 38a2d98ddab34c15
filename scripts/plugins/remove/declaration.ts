import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { Site } from '../../rspress/site';
import { PLUGINS } from '..';

/** What has to go from the project together with a plugin. */
export interface Declaration {
  /** Name of its folders. */
  name: string;
  /** Whether it is in the list of plugins. Those for maintainers, such as benchmarks, are not. */
  listed: boolean;
  /** Names of the plugins that it does not work without. */
  requires: readonly string[];
  /** Names of its components in pages. */
  components: readonly string[];
  /** Paths of its pages and files. */
  addresses: readonly string[];
  /** Words after the language of code fences that have a meaning for it. */
  fenceWords: readonly string[];
  /** Files and folders elsewhere in the project that nothing else reads. */
  sources: readonly string[];
}

/** The declarations of all plugins, read from the plugins themselves. */
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

/** Plugins from which a plugin imports that is not in the list, and therefore has no `requires`. */
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
