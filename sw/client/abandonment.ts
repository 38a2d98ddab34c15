/** Local storage key of the days on which the site had no worker any more. */
const KEY = 'offline.gone';

/** On so many different days, with none between on which there was a worker, it must have been gone. */
const DAYS = 3;

/**
 * Whether the site has been given up, or another one stands at its address: then the stored copy would
 * show for ever what nobody publishes any more. To be called when the worker could not be checked; one bad
 * answer says nothing, and no answer less.
 *
 * @param worker address of the worker's script
 */
export async function isAbandoned(worker: string): Promise<boolean> {
  const response = await fetch(worker, { cache: 'no-store' }).catch(() => undefined);
  if (!response || !isGone(response)) return false;
  const today = new Date().toISOString().slice(0, 10);
  try {
    const days = new Set([...JSON.parse(localStorage.getItem(KEY) ?? '[]'), today]);
    localStorage.setItem(KEY, JSON.stringify([...days]));
    return days.size >= DAYS;
  } catch {
    return false;
  }
}

/** The worker was there: what was noted before does not count any more. */
export function forgetAbsence(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was noted where there is no storage.
  }
}

/** No file at all, or a page in its place; redirects and errors are for the moment. */
function isGone({ status, ok, redirected, headers }: Response): boolean {
  const isScript = /javascript/.test(headers.get('Content-Type') ?? '');
  return status === 404 || status === 410 || (ok && !redirected && !isScript);
}
