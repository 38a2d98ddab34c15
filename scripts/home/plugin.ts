import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { docIdOf } from '../../theme/config/docs';
import { createSidebars } from '../../theme/config/sidebars';
import { site } from '../../theme/config/site';
import { readPageFacts, splitFrontMatter } from '../navigation/page-facts';
import { type CardPage, extensionGroups } from './extensionGroups';

/** What the home page says about the library itself. */
interface LibraryFacts {
  version: string;
  license: string;
  /** Majors of the peers: `Angular 22`. */
  works: string[];
}

function readLibrary(): LibraryFacts {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve(`${site.library.packageName}/package.json`);
  const { version, license, peerDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
    license: string;
    peerDependencies: Record<string, string>;
  };
  const major = (name: string) => /\d+/.exec(peerDependencies[name] ?? '')?.[0];
  const works = [
    ['Angular', major('@angular/core')],
    ['NgRx', major('@ngrx/signals')],
  ] as const;
  return {
    version,
    license,
    works: works.filter(([, number]) => number).map(([name, number]) => `${name} ${number}`),
  };
}

/**
 * Gives the home page what other files know: the extensions, by the groups of their sidebar and with
 * their pages' descriptions, and the published version of the library. `virtual-home`, only loaded there.
 */
export function pluginHome(): RspressPlugin {
  let routes: RouteMeta[] = [];
  return {
    name: 'site:home',
    routeGenerated(found) {
      routes = found;
    },
    addRuntimeModules() {
      const pages = new Map<string, CardPage>();
      for (const { routePath, absolutePath } of routes) {
        const id = docIdOf(routePath);
        if (id === undefined || !absolutePath.endsWith('.mdx')) continue;
        const source = readFileSync(absolutePath, 'utf8');
        const facts = readPageFacts(source, {
          id,
          path: routePath,
          file: absolutePath,
          generated: false,
        });
        const { description } = splitFrontMatter(source).data;
        pages.set(id, {
          title: facts.label,
          href: routePath,
          description: String(description ?? ''),
        });
      }
      const sidebars = createSidebars([...pages.keys()]);
      const home = { groups: extensionGroups(sidebars, pages), library: readLibrary() };
      return { 'virtual-home': `export default ${JSON.stringify(home)};` };
    },
  };
}
