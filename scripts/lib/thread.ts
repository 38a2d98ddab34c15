import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bundleOf } from './bundle';
import { writeWhole } from './cache';
import { inProject } from './paths';

interface Thread {
  worker?: Worker;
  /** Settled when all that was asked for is done. */
  idle: Promise<unknown>;
}

declare global {
  var siteThread: Thread | undefined;
}

// Global, because the development server evaluates this module again whenever its configuration changes.
globalThis.siteThread ??= { idle: Promise.resolve() };
const thread = globalThis.siteThread;

/**
 * Calls a function of a TypeScript module in another thread. Calls are answered one after the other, on one
 * thread: what it has loaded, first of all TypeScript and the declarations of packages, serves the next ones
 * as well. A second thread would load all of it again, and take the core from the build.
 *
 * @param module absolute path. The module must not look for files beside itself: it runs from a cache folder
 * @param parameters can be copied by `structuredClone`, and so can the result
 * @throws what the function throws
 */
export async function runInThread<Work extends (...parameters: never[]) => unknown>(
  module: string,
  name: string,
  ...parameters: Parameters<Work>
): Promise<Awaited<ReturnType<Work>>> {
  const url = await bundled(module);
  return inTurn(() => call(url, name, parameters)) as ReturnType<typeof runInThread<Work>>;
}

/** Ends the thread once it has answered: it holds a quarter of a build's memory, which the bundler needs more. */
export function endThread(): void {
  void inTurn(async () => thread.worker?.terminate());
}

/** Does something after all that was asked for before. */
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
    // While it works it keeps the process alive, afterwards not.
    worker.ref();
    worker.postMessage({ module, name, parameters });
    const ended = once(worker, 'exit', waiting).then(() => {
      throw new Error(`The thread for ${name} ended too soon.`);
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
  // Without the flags of this process: one that runs through tsx would load that in the thread as well.
  const worker = new Worker(inProject('scripts/lib/thread-worker.js'), { execArgv: [] });
  const forget = () => {
    if (thread.worker === worker) thread.worker = undefined;
  };
  return worker.on('error', forget).on('exit', forget);
}

/** URL of a module as JavaScript. */
async function bundled(module: string): Promise<string> {
  const code = await bundleOf(module);
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  // Below node_modules, so that it finds the packages.
  const folder = inProject('node_modules/.cache/site-threads');
  const file = path.join(folder, `${path.parse(module).name}-${digest}.mjs`);
  if (!existsSync(file)) await writeWhole(file, code);
  return pathToFileURL(file).href;
}
