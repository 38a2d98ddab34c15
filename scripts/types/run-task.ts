import { cached, type Inputs } from '../lib/cache';
import { inProject } from '../lib/paths';
import { runInThread } from '../lib/thread';
import type * as tasks from './tasks';

type Tasks = typeof tasks;

/** Packages whose versions change what TypeScript finds out about the site's files. */
const PACKAGES = [
  '@angular-architects/ngrx-toolkit',
  '@angular/common',
  '@angular/compiler',
  '@angular/compiler-cli',
  '@angular/core',
  '@angular/forms',
  '@angular/platform-browser',
  '@ngrx/signals',
  '@ngrx/store',
  'rxjs',
  'tslib',
  'typescript',
];

const PROGRAM = [
  inProject('scripts/types/program.ts'),
  inProject('scripts/types/source-files.ts'),
  inProject('docs/_demos/tsconfig.json'),
];

/**
 * Has TypeScript do something in the thread, unless the cache knows what comes of it.
 *
 * @param inputs what the result depends on besides packages and program
 * @throws what the task throws
 */
export function runTask<Name extends keyof Tasks>(
  name: Name,
  { packages = [], files = [], texts }: Inputs,
  ...parameters: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const inputs = { packages: [...PACKAGES, ...packages], files: [...PROGRAM, ...files], texts };
  return cached(name, inputs, () => runTaskAnew(name, ...parameters));
}

/** The same without the cache. */
export function runTaskAnew<Name extends keyof Tasks>(
  name: Name,
  ...parameters: Parameters<Tasks[Name]>
) {
  return runInThread<Tasks[Name]>(inProject('scripts/types/tasks.ts'), name, ...parameters);
}
