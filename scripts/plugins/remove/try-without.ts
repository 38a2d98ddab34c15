import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { CACHE_FOLDER } from '../../lib/cache';
import { inProject } from '../../lib/paths';
import { copySources, gitEnvironment, linkPackages, removeCopy } from '../../testing/copy';
import { firstLoad } from '../../testing/weights';
import type { Declaration } from './declaration';
import { removePlugins } from './remove-plugins';
import { runSteps, type Step, type StepResult } from './run-steps';

/** The page whose first load is compared. Every site has it, and it consists only of the frame. */
const COMPARED = '/404';

export interface Options {
  steps: readonly Step[];
  /** Whether to use the caches of earlier builds of the project. If so, the builds do not show what they cost. */
  cached: boolean;
  /** Whether to keep the copy. */
  keep: boolean;
}

/** The state of the site without some plugins. */
export interface Remainder extends StepResult {
  /** Lines of code of the plugins. */
  lines: number;
  /** Gzipped bytes of scripts and styles that every page loads first; undefined if there is no build. */
  bytes?: number;
  /** Folder of the copy, if it was kept. */
  copy?: string;
}

/** Removes plugins from a temporary copy of the project, and runs steps there. */
export async function tryWithout(
  plugins: readonly Declaration[],
  { steps, cached, keep }: Options,
): Promise<Remainder> {
  const copy = await copySources('without-plugins');
  try {
    await linkPackages(copy);
    const [known, its] = [inProject(CACHE_FOLDER), path.join(copy, CACHE_FOLDER)];
    if (cached && existsSync(known)) await cp(known, its, { recursive: true });
    const lines = removePlugins(plugins, copy);
    const result = await runSteps(copy, steps, await gitEnvironment(copy));
    const built = existsSync(path.join(copy, 'dist/404.html'));
    return {
      ...result,
      lines,
      ...(built && { bytes: firstLoadOf(path.join(copy, 'dist')) }),
      ...(keep && { copy }),
    };
  } finally {
    if (!keep) await removeCopy(copy);
  }
}

export function firstLoadOf(dist: string): number {
  const { js, css } = firstLoad(dist, COMPARED);
  return js + css;
}

/** Returns the declarations of all plugins of the project. */
export function declarations(): Declaration[] {
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', inProject('scripts/plugins/remove/print-declarations.ts')],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'development' } },
  );
  return JSON.parse(printed);
}
