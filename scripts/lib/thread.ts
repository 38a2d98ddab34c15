import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
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

type Outcome = { result: unknown } | { error: Error };

interface Call {
  name: string;
  settle(outcome: Outcome): void;
}

interface State {
  thread?: Worker;
  lastId: number;
  waiting: Map<number, Call>;
}

declare global {
  var siteThread: State | undefined;
}

/** Global, because the development server evaluates this module again whenever its configuration changes. */
globalThis.siteThread ??= { lastId: 0, waiting: new Map() };
const state = globalThis.siteThread;

/**
 * Calls a function of a TypeScript module in another thread. Calls are answered one after the other, on one
 * thread that stays: what they have loaded, first of all TypeScript and the declarations of packages, serves
 * the next ones as well. A second thread would load all of it again, and take the core from the build.
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
  return new Promise<Awaited<ReturnType<Work>>>((resolve, reject) => {
    state.thread ??= start();
    state.lastId += 1;
    state.waiting.set(state.lastId, {
      name,
      settle: (outcome) =>
        'error' in outcome
          ? reject(outcome.error)
          : resolve(outcome.result as Awaited<ReturnType<Work>>),
    });
    // While it works it keeps the process alive, afterwards not.
    state.thread.ref();
    const task: Task = { id: state.lastId, module: url, name, parameters };
    state.thread.postMessage(task);
  });
}

function start(): Worker {
  // Without the flags of this process: one that runs through tsx would load that in the thread as well.
  const worker = new Worker(inProject('scripts/lib/thread-worker.js'), { execArgv: [] });
  const lose = (errorOf: (call: Call) => Error) => {
    if (state.thread === worker) state.thread = undefined;
    for (const call of state.waiting.values()) call.settle({ error: errorOf(call) });
    state.waiting.clear();
  };
  return worker
    .on('message', ({ id, ...outcome }: Outcome & { id: number }) => {
      state.waiting.get(id)?.settle(outcome);
      state.waiting.delete(id);
      if (state.waiting.size === 0) worker.unref();
    })
    .on('error', (error) => lose(() => error))
    .on('exit', () =>
      lose(({ name }) => new Error(`The thread for ${name} ended before its time.`)),
    );
}

const bundles = new Map<string, Promise<string>>();

/** URL of a module as JavaScript. It is bundled once in a process, in a few milliseconds. */
function bundled(module: string): Promise<string> {
  const known = bundles.get(module);
  if (known) return known;
  const url = bundle(module);
  bundles.set(module, url);
  return url;
}

async function bundle(module: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [module],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  const code = outputFiles[0]?.text ?? '';
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  // Below node_modules, so that it finds the packages.
  const folder = inProject('node_modules/.cache/site-threads');
  const file = path.join(folder, `${path.parse(module).name}-${digest}.mjs`);
  if (!existsSync(file)) await writeWhole(file, code);
  return pathToFileURL(file).href;
}
