import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../../lib/files';
import { inProject } from '../../../lib/paths';

/** Folder of the live demos. */
export const DEMOS_FOLDER = inProject('docs/_demos');

/** Reads all demo files, by file name. */
export const readDemoSources = (): ReadonlyMap<string, string> =>
  new Map(
    filesIn(DEMOS_FOLDER, '.ts').map((name) => [
      name,
      readFileSync(path.join(DEMOS_FOLDER, name), 'utf8'),
    ]),
  );
