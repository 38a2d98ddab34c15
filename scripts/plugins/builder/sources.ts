import path from 'node:path';
import type { Files } from '../../../theme/plugins/builder/generate';
import { filesIn, readText } from '../../lib/files';
import { inProject } from '../../lib/paths';

/** The folder of the files from which stores are generated. */
export const SOURCES = inProject('docs/_builder');

/** The files from which stores are generated, by name. */
export const readSources = (): Files =>
  Object.fromEntries(
    filesIn(SOURCES, '.ts').map((name) => [name, readText(path.join(SOURCES, name))]),
  );
