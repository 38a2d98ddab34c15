import { readFileSync } from 'node:fs';
import { library } from '../../theme/config/library';
import { inProject } from './paths';

/** The installed version of the documented library. */
export function libraryVersion(): string {
  const manifest = inProject('node_modules', library.packageName, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
