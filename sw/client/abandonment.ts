import { readStored, store } from './storage';

/** Local storage key of the days on which the site had no worker any more. */
const KEY = 'offline.gone';

/** On so many different days, with none between on which there was a worker, it must have been gone. */
const DAYS = 3;

/**
 * Notes that the worker's script is gone.
 *
 * @returns whether the site has been given up, or another one stands at its address: then the stored copy
 *   would show for ever what nobody publishes any more.
 */
export function noteAbsence(): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const days = new Set([...JSON.parse(readStored(KEY) ?? '[]'), today]);
  return store(KEY, JSON.stringify([...days])) && days.size >= DAYS;
}

/** The worker was there: what was noted before does not count any more. */
export const forgetAbsence = (): boolean => store(KEY, null);
