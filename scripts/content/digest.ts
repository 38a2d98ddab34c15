import { readdirSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../lib/cache';
import { inProject } from '../lib/paths';

const sourcesIn = (folder: string): string[] =>
  readdirSync(inProject(folder), { recursive: true })
    .map((name) => path.join(inProject(folder), String(name)))
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .sort();

/** Stands for all that makes something of a page: the code, what it shows of the site, and the packages. */
export const CODE = digestOf({
  files: [
    ...['scripts/content', 'theme/config', 'theme/i18n'].flatMap(sourcesIn),
    // The packages.
    inProject('package-lock.json'),
  ],
});
