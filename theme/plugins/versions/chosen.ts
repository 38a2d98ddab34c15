import { libraryVersion } from 'virtual-library';
import { readStored, store } from '../../lib/storage';
import { FIRST_MAJOR, majorOf } from '../../lib/versions';
import { VERSION_KEY as KEY } from './headScript';

const NEWEST = majorOf(libraryVersion);

/** Major versions of the library that readers can choose, newest first. */
export const MAJORS = Array.from(
  { length: NEWEST - FIRST_MAJOR + 1 },
  (_, index) => NEWEST - index,
);

/** The choice since the page load, in case storage is blocked. */
let choices: string | null = null;

/** The older major version that the reader has chosen; undefined for the newest one, which is the default. */
export function olderMajor(): number | undefined {
  const text = readStored(KEY, { test: (stored) => olderNamed(stored) !== undefined }) ?? choices;
  return olderNamed(text);
}

const olderNamed = (text: string | null) => MAJORS.slice(1).find((major) => String(major) === text);

/** Stores the chosen major version. */
export function choose(major: number): void {
  const text = major === NEWEST ? null : String(major);
  choices = store(KEY, text) ? null : text;
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Also for a choice in another tab. Returns a function that stops this. */
export function onChoice(listener: () => void): () => void {
  // The key is null when another tab clears the whole storage.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
