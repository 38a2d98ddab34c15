/**
 * `npm run bench -- versions` measures what readers of an older version of the library load in addition to a page.
 * Reads `dist/`.
 */
import path from 'node:path';
import { SHEET } from '../../../theme/plugins/versions/headScript';
import { baseOf } from '../../host/host';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { report } from '../../testing/measure';
import { weigh } from '../../testing/weights';

/** Limit in gzipped bytes for the style sheet with the marks, and the code that pins versions in commands. */
const LIMIT = 4_000;

const base = baseOf(inProject('dist'));
const files = [
  inProject('dist', SHEET),
  ...pathsIn(inProject('dist/static'), '.js').filter((file) =>
    path.basename(file).startsWith('version.'),
  ),
];
report(
  'an older version of the library',
  files.reduce((sum, file) => sum + weigh(file, base), 0),
  LIMIT,
  'B',
);
