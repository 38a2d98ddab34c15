/**
 * `npm run bench -- versions` measures what readers of an older version of the library load in addition to a page.
 * Reads `dist/`.
 */
import path from 'node:path';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { report } from '../../testing/bench-report';
import { weigh } from '../../testing/weights';

/** Limit in bytes, gzipped, for the marks, their styles, and all data about versions. */
const LIMIT = 12_000;

const files = ['.js', '.css']
  .flatMap((extension) => pathsIn(inProject('dist/static'), extension))
  .filter((file) => path.basename(file).startsWith('version.'));
report(
  'an older version of the library',
  files.reduce((sum, file) => sum + weigh(file), 0),
  LIMIT,
  'B',
);
