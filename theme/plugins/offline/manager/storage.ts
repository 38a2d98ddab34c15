/** Asks the browser about its storage. Undefined if it does not answer, for example because a setting blocks storage. */
export async function askStorage<T>(
  ask: (storage: StorageManager) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask(navigator.storage);
  } catch {
    return undefined;
  }
}
