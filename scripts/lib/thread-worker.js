/** The thread of `runInThread`: calls what it is asked for, one call after the other. */
import { parentPort } from 'node:worker_threads';

async function answer({ id, module, name, parameters }) {
  try {
    const { [name]: work } = await import(module);
    parentPort?.postMessage({ id, result: await work(...parameters) });
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? error : new Error(String(error)),
    });
  }
}

let queue = Promise.resolve();
parentPort?.on('message', (task) => {
  queue = queue.then(() => answer(task));
});
