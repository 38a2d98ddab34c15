import { readStored, store } from '../../../lib/storage';

/** Local storage key of the days on which the worker was missing. */
const KEY = 'offline.gone';

/** The worker must have been missing on this many different days, without being seen in between. */
const DAYS = 3;

/** A JSON list of dates. */
const DATES = /^\["[\d-]{10}"(,"[\d-]{10}"){0,9}\]$/;

/**
 * Records that the worker's script is gone.
 *
 * @returns whether the site has been abandoned or replaced, so that the stored copy is no longer published
 */
export function recordAbsence(): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const days = new Set([...JSON.parse(readStored(KEY, DATES) ?? '[]'), today]);
  return store(KEY, JSON.stringify([...days])) && days.size >= DAYS;
}

/** Discards earlier absences, because the worker was found. */
export const forgetAbsence = (): boolean => store(KEY, null);
