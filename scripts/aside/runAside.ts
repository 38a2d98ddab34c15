import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What the thread is asked to do. */
export interface Task {
  id: number;
  /** URL of a module. */
  module: string;
  /** Name of a function that it exports. */
  name: string;
  parameters: unknown[];
}

/** What the thread answers. */
export type Answer = { id: number } & ({ result: unknown } | { error: Error });

const WORKER = path.join(import.meta.dirname, 'worker.js');

interface Call {
  name: string;
  settle(answer: { result: unknown } | { error: Error }): void;
}

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Call>();

/**
 * Calls a function of a module beside the build, on another core. Calls are answered one after the other,
 * in the order in which they are made, on one thread that stays: what they have loaded and read, first of
 * all TypeScript and the declarations of packages, serves the next ones as well. A second thread would
 * load all of it again, and take the core from the build.
 * @param module absolute path; TypeScript is fine
 * @param parameters can be copied by `structuredClone`, and so can the result
 * @throws what the function throws
 */
export function runAside<Work extends (...parameters: never[]) => unknown>(
  module: string,
  name: string,
  ...parameters: Parameters<Work>
): Promise<Awaited<ReturnType<Work>>> {
  return new Promise((resolve, reject) => {
    thread ??= start();
    lastId += 1;
    waiting.set(lastId, {
      name,
      settle: (answer) =>
        'error' in answer
          ? reject(answer.error)
          : resolve(answer.result as Awaited<ReturnType<Work>>),
    });
    // While it works it keeps the process alive, afterwards not.
    thread.ref();
    const task: Task = { id: lastId, module: pathToFileURL(module).href, name, parameters };
    thread.postMessage(task);
  });
}

function start(): Worker {
  const worker = new Worker(WORKER);
  const lose = (errorOf: (call: Call) => Error) => {
    if (thread === worker) thread = undefined;
    for (const call of waiting.values()) call.settle({ error: errorOf(call) });
    waiting.clear();
  };
  return worker
    .on('message', ({ id, ...answer }: Answer) => {
      waiting.get(id)?.settle(answer);
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
    })
    .on('error', (error) => lose(() => error))
    .on('exit', () =>
      lose(({ name }) => new Error(`The thread for ${name} ended before its time.`)),
    );
}
