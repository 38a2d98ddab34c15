import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

type Answer = { result: unknown } | { error: Error };

interface Call {
  /** What the worker is told. */
  task: { module: string; name: string; parameters: unknown[] };
  settle(answer: Answer): void;
}

const WORKER = path.join(import.meta.dirname, 'worker.js');

/** The build itself needs a core, too; a lone one is shared. */
const MAX_WORKERS = Math.min(2, availableParallelism());

const waiting: Call[] = [];
const idle: Worker[] = [];
/** Modules that a thread has called: what they keep makes the next call faster. */
const known = new WeakMap<Worker, Set<string>>();
let workers = 0;

/**
 * Calls a function of a module beside the build, on another core. Calls start in the order in which they
 * are made, on threads that stay for the next call, with what their modules have loaded.
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
    waiting.push({
      task: { module: pathToFileURL(module).href, name, parameters },
      settle: (answer) =>
        'error' in answer
          ? reject(answer.error)
          : resolve(answer.result as Awaited<ReturnType<Work>>),
    });
    next();
  });
}

function next() {
  if (waiting.length === 0) return;
  const worker =
    takeIdle(waiting[0]?.task.module ?? '') ?? (workers < MAX_WORKERS ? startWorker() : undefined);
  const call = worker && waiting.shift();
  if (!call) return;
  known.set(worker, (known.get(worker) ?? new Set()).add(call.task.module));
  // While it works it keeps the process alive, afterwards not.
  worker.ref();
  const answered = (answer: Answer) => {
    worker.off('error', lost).off('exit', ended).unref();
    idle.push(worker);
    call.settle(answer);
    next();
  };
  const lost = (error: Error) => {
    worker.off('message', answered).off('error', lost).off('exit', ended);
    workers -= 1;
    call.settle({ error });
    next();
  };
  const ended = () => lost(new Error(`The thread for ${call.task.name} ended before its time.`));
  worker.once('message', answered).once('error', lost).once('exit', ended);
  worker.postMessage(call.task);
}

/** An idle thread, if possible one that has called the module before. */
function takeIdle(module: string): Worker | undefined {
  const index = idle.findIndex((worker) => known.get(worker)?.has(module));
  // None has: -1 takes the last one.
  return idle.splice(index, 1)[0];
}

function startWorker(): Worker {
  workers += 1;
  return new Worker(WORKER);
}
