import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Break, Versions } from '../../../../theme/plugins/versions/Upgrade/breaks';
import { readText } from '../../../lib/files';
import { inProject } from '../../../lib/paths';
import type { History } from '../../api';

export const CORPUS = inProject('docs/_breaks');
export const RECORDED = path.join(CORPUS, 'recorded.json');

/** What a file `break.yml` says. The compiler says the rest. */
export interface Entry
  extends Pick<
    Break,
    'id' | 'kind' | 'package' | 'title' | 'names' | 'uses' | 'unless' | 'inside' | 'certain'
  > {
  /** The code before and after the edit. Behavior without an edit has only the first. */
  before: string;
  after?: string;
  /** Markdown below the title. */
  text?: string;
  /** Whether the version before does not compile with the new NgRx at all, so that one cause cannot be told apart. */
  coupled?: boolean;
  /** Options of the compiler that differ from those of a new project. */
  options?: Record<string, unknown>;
  /** The version of the package whose successor breaks it, if it breaks several times. */
  last?: string;
}

/** What trying an entry found. */
export type Trial = Pick<Break, 'last' | 'first' | 'until'> & {
  /** The oldest version that the code works with, among those that were tried. */
  since: string;
  /** The message of the compiler, or the result of a run, with the first version that breaks it. */
  message: string;
  /** The result of a run with the last version that works. */
  result?: string;
};

/** The recorded results of `npm run breaks`. */
export interface Recorded {
  /** The packages that each version of the library was tried with, oldest first. */
  sets: Versions[];
  /** By id. */
  trials: Record<string, Trial>;
}

/** The history of the library's API. */
export const readHistory = (): History =>
  JSON.parse(readFileSync(inProject('scripts/plugins/api/data/history.json'), 'utf8'));

export const readRecorded = (): Recorded => JSON.parse(readFileSync(RECORDED, 'utf8'));

/** Reads the corpus, whose folders are named after the ids. */
export function readEntries(): Entry[] {
  return readdirSync(CORPUS, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && folder.name !== 'patterns')
    .map(({ name: id }) => {
      const files = readdirSync(path.join(CORPUS, id));
      const read = (file: string) => readText(path.join(CORPUS, id, file));
      return {
        ...parse(read('break.yml')),
        id,
        before: read('before.ts'),
        ...(files.includes('after.ts') && { after: read('after.ts') }),
      };
    });
}
