import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bundleOf, type Modules } from '../lib/bundle';
import { cached, type Inputs, inCache, writeAtomically } from '../lib/cache';
import { inProject } from '../lib/paths';
import { pluginFiles } from '../lib/plugin-files';
import { CONFIGURATION } from './package';

interface Thread {
  worker?: Worker;
  /** Settled when all calls are done. */
  idle: Promise<unknown>;
}

declare global {
  var siteThread: Thread | undefined;
}

// Global, because the development server evaluates this module again whenever its configuration
// changes.
globalThis.siteThread ??= { idle: Promise.resolve() };
const thread = globalThis.siteThread;

/**
 * Calls a function of TypeScript modules on another thread. Calls run one after another on a single
 * thread, so that they share what it has loaded, mainly TypeScript and the declarations of
 * packages. A second thread would load all of it again and compete with the build for a core.
 *
 * @param modules must not look for files next to themselves, because they run from a cache folder
 * @param parameters are passed by `structuredClone`, like the result
 * @throws the function's error
 */
export async function runInThread<Work extends (...parameters: never[]) => unknown>(
  modules: Modules,
  name: string,
  ...parameters: Parameters<Work>
): Promise<Awaited<ReturnType<Work>>> {
  const url = await bundled(modules);
  return inTurn(() => call(url, name, parameters)) as ReturnType<typeof runInThread<Work>>;
}

/**
 * Ends the thread after its current calls. It uses a quarter of a build's memory, which the bundler
 * needs afterward.
 */
export function endThread(): void {
  void inTurn(async () => thread.worker?.terminate());
}

/** Runs after all previous calls. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = thread.idle.then(work);
  thread.idle = result.catch(() => {});
  return result;
}

async function call(module: string, name: string, parameters: unknown[]): Promise<unknown> {
  thread.worker ??= startWorker();
  const { worker } = thread;
  const waiting = new AbortController();
  try {
    // The thread keeps the process alive only while it works.
    worker.ref();
    worker.postMessage({ module, name, parameters });
    const ended = once(worker, 'exit', waiting).then(() => {
      throw new Error(`The thread for ${name} ended unexpectedly.`);
    });
    const [{ result, error }] = await Promise.race([once(worker, 'message', waiting), ended]);
    if (error) throw error;
    return result;
  } finally {
    waiting.abort();
    worker.unref();
  }
}

function startWorker(): Worker {
  // Does not inherit the flags of this process, because tsx's flags would make the thread load tsx
  // as well.
  const worker = new Worker(inProject('scripts/typescript/thread-worker.js'), {
    execArgv: [],
    // TypeScript creates many short-lived objects. The default collects them so often that it takes a quarter of the time.
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  });
  const forget = () => {
    if (thread.worker === worker) thread.worker = undefined;
  };
  return worker.on('error', forget).on('exit', forget);
}

/** Bundles modules to JavaScript and returns the URL. */
async function bundled(modules: Modules): Promise<string> {
  const code = await bundleOf(modules);
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  // Beside packages, so that imports are resolved.
  const folder = inCache('site-threads');
  const file = path.join(folder, `${digest}.mjs`);
  if (!existsSync(file)) await writeAtomically(file, code);
  return pathToFileURL(file).href;
}

/**
 * The TypeScript tasks of the build, which run on a separate thread: the exports of the plugins' `tasks.ts`. They form
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
  ): Result<Tasks[Name]> => runInThread<Tasks[Name]>(TASKS, name, ...parameters);

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
