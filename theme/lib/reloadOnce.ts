import { readStored, store } from './storage';

const GUARD = 'route-reload';
const AREA = 'sessionStorage';

/** Whether an error means that a file of the site could not be fetched, rather than a bug. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'PageLoadError' ||
    /ChunkLoad|CSS_CHUNK_LOAD/.test(error.name + ((error as { code?: string }).code ?? '')) ||
    /Loading (CSS )?chunk|dynamically imported module/i.test(error.message)
  );
}

/**
 * Handles a page whose code fails to load, usually because the site was deployed while the tab was open. Reloads the
 * page to get the new version, but only once per address, so that a missing file does not cause a loop.
 */
export function reloadOnce(address: string, error: unknown, reload: () => void): boolean {
  console.warn(
    `The code of ${address} could not be loaded; loading the whole page instead.`,
    error,
  );
  if (readStored(GUARD, /^[h/]/, AREA) === address) return false;
  // Without storage, a loop could not be detected.
  if (!store(GUARD, address, AREA)) return false;
  reload();
  return true;
}

/** Allows another reload after a later failure. Called when the code of a page has loaded. */
export const clearReloadGuard = (): boolean => store(GUARD, null, AREA);
