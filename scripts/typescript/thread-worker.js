/**
 * The script of the thread that `runInThread` starts. Calls the requested functions one at a time.
 */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', async ({ module, name, parameters }) => {
  try {
    const { [name]: work } = await import(module);
    parentPort?.postMessage({ result: await work(...parameters) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error : new Error(String(error)) });
  }
});
