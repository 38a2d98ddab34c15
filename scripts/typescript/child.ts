import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf, type Modules } from '../lib/bundle';
import { cached, type Inputs, inCache, writeAtomically } from '../lib/cache';
import { inProject } from '../lib/paths';
import { pluginFiles } from '../lib/plugin-files';
import { CONFIGURATION } from './package';

interface Child {
  process?: ChildProcess;
  /** Settled when all calls are done. */
  idle: Promise<unknown>;
}

declare global {
  var siteChild: Child | undefined;
}

// Global, because the development server evaluates this module again whenever its configuration
// changes.
globalThis.siteChild ??= { idle: Promise.resolve() };
const child = globalThis.siteChild;

/**
 * Calls a function of TypeScript modules in a child process. Calls run one after another in a single
 * process, so that they share what it has loaded, mainly TypeScript and the declarations of
 * packages. A second one would load all of it again and compete with the build for a core. It is no
 * thread, because the largest process of a build decides how much memory a machine needs.
 *
 * @param modules must not look for files next to themselves, because they run from a cache folder
 * @param parameters are passed by structured cloning, like the result
 * @throws the function's error
 */
export async function runInChild<Work extends (...parameters: never[]) => unknown>(
  modules: Modules,
  name: string,
  ...parameters: Parameters<Work>
): Promise<Awaited<ReturnType<Work>>> {
  const url = await bundled(modules);
  return inTurn(() => call(url, name, parameters)) as ReturnType<typeof runInChild<Work>>;
}

/** Ends the process after its current calls, because the bundler needs the memory afterward. */
export function endChild(): void {
  void inTurn(async () => {
    child.process?.disconnect();
    child.process = undefined;
  });
}

/** Runs after all previous calls. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = child.idle.then(work);
  child.idle = result.catch(() => {});
  return result;
}

async function call(module: string, name: string, parameters: unknown[]): Promise<unknown> {
  child.process ??= start();
  const { process } = child;
  const waiting = new AbortController();
  try {
    // Keeps this process alive only while it works.
    process.ref();
    process.channel?.ref();
    process.send({ module, name, parameters });
    const ended = once(process, 'exit', waiting).then(() => {
      throw new Error(`The process for ${name} ended unexpectedly.`);
    });
    const [{ result, error }] = await Promise.race([once(process, 'message', waiting), ended]);
    if (error) throw error;
    return result;
  } finally {
    waiting.abort();
    process.unref();
    process.channel?.unref();
  }
}

function start(): ChildProcess {
  const started = fork(inProject('scripts/typescript/child-script.js'), {
    // Not the flags of this process, because tsx's flags would make the child load tsx as well. TypeScript creates many
    // short-lived objects. With the default size, it takes a quarter of the time to collect them.
    execArgv: ['--max-semi-space-size=32'],
    serialization: 'advanced',
  });
  const forget = () => {
    if (child.process === started) child.process = undefined;
  };
  return started.on('error', forget).on('exit', forget);
}

/** Bundles modules to JavaScript and returns the URL. */
async function bundled(modules: Modules): Promise<string> {
  const code = await bundleOf(modules);
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  // Beside packages, so that imports are resolved.
  const folder = inCache('site-child');
  const file = path.join(folder, `${digest}.mjs`);
  if (!existsSync(file)) await writeAtomically(file, code);
  return pathToFileURL(file).href;
}

/**
 * The TypeScript tasks of the build, which run in a child process: the exports of the plugins' `tasks.ts`. They form
 * a single bundle, so that they share one program (`program.ts`).
 */
const TASKS = pluginFiles('tasks.ts');

type Task = (...parameters: never[]) => unknown;

type Result<T extends Task> = Promise<Awaited<ReturnType<T>>>;

/**
 * The tasks of one plugin: `tasksOf<typeof import('./tasks')>()`.
 *
 * @returns functions that run a task by name, with and without the cache. They throw the errors of the task
 */
export function tasksOf<Tasks extends Record<keyof Tasks, Task>>() {
  const runTaskUncached = <Name extends keyof Tasks & string>(
    name: Name,
    ...parameters: Parameters<Tasks[Name]>
  ): Result<Tasks[Name]> => runInChild<Tasks[Name]>(TASKS, name, ...parameters);

  /**
   * Runs a task.
   *
   * @param inputs inputs of the result besides code, packages and the configuration of demos
   */
  const runTask = <Name extends keyof Tasks & string>(
    name: Name,
    { files = [], texts }: Inputs,
    ...parameters: Parameters<Tasks[Name]>
  ): Result<Tasks[Name]> =>
    cached(name, TASKS, { files: [CONFIGURATION, ...files], texts }, () =>
      runTaskUncached(name, ...parameters),
    );

  return { runTask, runTaskUncached };
}
