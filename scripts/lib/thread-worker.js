/** The thread of `runInThread`: calls what it is asked for. It is asked again when it has answered. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', async ({ module, name, parameters }) => {
  try {
    const { [name]: work } = await import(module);
    parentPort?.postMessage({ result: await work(...parameters) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error : new Error(String(error)) });
  }
});
