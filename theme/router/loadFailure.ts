/** Session storage key of the address that a failed load has already reloaded. */
const GUARD = 'route-reload';

/** Whether an error says that a file of the site could not be fetched, rather than that it is faulty. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'PageLoadError' ||
    /ChunkLoad|CSS_CHUNK_LOAD/.test(error.name + ((error as { code?: string }).code ?? '')) ||
    /Loading (CSS )?chunk|dynamically imported module/i.test(error.message)
  );
}

/**
 * A page's code could not be loaded, most often because the site was deployed anew under an open tab. The
 * whole page is loaded instead, which brings the new version; but only once for an address, so that a file
 * that is really missing does not reload for ever.
 *
 * @returns whether a page load was started
 */
export function reloadOnce(address: string, error: unknown, reload: () => void): boolean {
  console.warn(
    `The code of ${address} could not be loaded; loading the whole page instead.`,
    error,
  );
  try {
    if (sessionStorage.getItem(GUARD) === address) return false;
    sessionStorage.setItem(GUARD, address);
  } catch {
    // Without storage a loop could not be told from a first try.
    return false;
  }
  reload();
  return true;
}

/** To be called when a page's code has arrived: a later failure may reload again. */
export function clearReloadGuard(): void {
  try {
    sessionStorage.removeItem(GUARD);
  } catch {
    // Nothing to clear where there is no storage.
  }
}
