/** Calls what `runAside` asks for, one call after the other. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// The modules are TypeScript.
register();

parentPort?.on('message', async ({ module, name, parameters }) => {
  try {
    const { [name]: work } = await import(module);
    parentPort?.postMessage({ result: await work(...parameters) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error : new Error(String(error)) });
  }
});
