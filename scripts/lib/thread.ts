import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bundleOf } from './bundle';
import { writeWhole } from './cache';
import { inProject } from './paths';

/** What the thread is asked to do. */
interface Task {
  id: number;
  /** URL of a module. */
  module: string;
  /** Name of a function that it exports. */
  name: string;
  parameters: unknown[];
}

interface Call {
  name: string;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

declare global {
  var siteThread: Thread | undefined;
}

/** A thread, and the calls that it has not answered yet. */
class Thread {
  readonly #calls = new Map<number, Call>();
  #lastId = 0;
  #isEnding = false;
  // Without the flags of this process: one that runs through tsx would load that in the thread as well.
  readonly #worker = new Worker(inProject('scripts/lib/thread-worker.js'), { execArgv: [] })
    .on('message', (answer: { id: number; result?: unknown; error?: Error }) => {
      const call = this.#calls.get(answer.id);
      this.#calls.delete(answer.id);
      if (answer.error) call?.reject(answer.error);
      else call?.resolve(answer.result);
      if (this.#calls.size === 0) this.#rest();
    })
    .on('error', (error) => this.#end(() => error))
    .on('exit', () => this.#end(({ name }) => new Error(`The thread for ${name} ended too soon.`)));

  call(task: Omit<Task, 'id'>): Promise<unknown> {
    this.#lastId += 1;
    // While it works it keeps the process alive, afterwards not.
    this.#worker.ref();
    this.#worker.postMessage({ ...task, id: this.#lastId } satisfies Task);
    return new Promise((resolve, reject) => {
      this.#calls.set(this.#lastId, { name: task.name, resolve, reject });
    });
  }

  /** Ends when all calls are answered. */
  end(): void {
    this.#isEnding = true;
    if (this.#calls.size === 0) this.#rest();
  }

  #rest(): void {
    this.#worker.unref();
    if (!this.#isEnding) return;
    globalThis.siteThread = undefined;
    void this.#worker.terminate();
  }

  #end(errorOf: (call: Call) => Error): void {
    if (globalThis.siteThread === this) globalThis.siteThread = undefined;
    for (const call of this.#calls.values()) call.reject(errorOf(call));
    this.#calls.clear();
  }
}

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
  // Global, because the development server evaluates this module again whenever its configuration changes.
  globalThis.siteThread ??= new Thread();
  const result = await globalThis.siteThread.call({ module: url, name, parameters });
  return result as Awaited<ReturnType<Work>>;
}

/** Ends the thread once it has answered: it holds a quarter of a build's memory, which the bundler needs more. */
export const endThread = (): void => globalThis.siteThread?.end();

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
