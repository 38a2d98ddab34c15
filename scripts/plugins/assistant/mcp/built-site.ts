import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownPathOf, routeOfPath } from '../../../../theme/config/routes';
import { filesIn } from '../../../lib/files';
import { createEngine, readBuiltIndex, type SearchEngine } from '../../search';
import type { Releases } from '../../versions';
import { CHANGES_FILE } from '../write-rules';

/** A built site, from which the tools answer. */
export interface BuiltSite {
  engine: SearchEngine;
  releases: Releases;
  /** The routes of all pages that have a Markdown copy. */
  routes: readonly string[];
  /** Returns the Markdown copy of a page, by its route. */
  read(route: string): string;
}

/**
 * Reads a built site.
 *
 * @throws an Error with the remedy if the folder contains none
 */
export function readBuiltSite(dist: string): BuiltSite {
  const changes = path.join(dist, CHANGES_FILE);
  if (!existsSync(changes)) {
    throw new Error(`There is no built site in ${dist}. Build it first: npm run build`);
  }
  const pages = filesIn(dist, '.html').filter((file) => existsSync(copyOf(dist, file)));
  return {
    engine: createEngine(readBuiltIndex(dist)),
    releases: JSON.parse(readFileSync(changes, 'utf8')),
    routes: pages.map((file) => routeOfPath(`/${file}`)),
    read: (route) => readFileSync(path.join(dist, markdownPathOf(route)), 'utf8'),
  };
}

const copyOf = (dist: string, file: string) => path.join(dist, file.replace(/html$/, 'md'));
