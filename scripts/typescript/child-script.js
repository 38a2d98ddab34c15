/**
 * The script of the process that `runInChild` starts. Calls the requested functions one at a time.
 */
process.on('message', async ({ module, name, parameters }) => {
  try {
    const { [name]: work } = await import(module);
    process.send?.({ result: await work(...parameters) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error : new Error(String(error)) });
  }
});
