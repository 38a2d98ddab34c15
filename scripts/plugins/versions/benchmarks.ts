import path from 'node:path';
import { SHEET } from '../../../theme/plugins/versions/headScript';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { report } from '../../testing/bench-report';
import type { Benchmarks } from '../../testing/benchmark';
import { weigh } from '../../testing/weights';

/** Limit in gzipped bytes for the style sheet with the marks, and the code that pins versions in commands. */
const LIMIT = 4_000;

export const benchmarks: Benchmarks = {
  versions: {
    what: 'what readers of an older version of the library load in addition',
    async run() {
      const scripts = pathsIn(inProject('dist/static'), '.js').filter((file) =>
        path.basename(file).startsWith('version.'),
      );
      const files = [inProject('dist', SHEET), ...scripts];
      const bytes = files.reduce((sum, file) => sum + weigh(file), 0);
      report('an older version of the library', bytes, LIMIT, 'B');
    },
    isTested: true,
  },
};
