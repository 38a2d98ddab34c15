import { readStored, store } from '../../sw/client/storage';

/** Where the address stands that a failed load has already reloaded. */
const GUARD = 'route-reload';
const AREA = 'sessionStorage';

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
  if (readStored(GUARD, AREA) === address) return false;
  // Without storage a loop could not be told from a first try.
  if (!store(GUARD, address, AREA)) return false;
  reload();
  return true;
}

/** To be called when a page's code has arrived: a later failure may reload again. */
export const clearReloadGuard = (): boolean => store(GUARD, null, AREA);
