import { libraryVersion } from 'virtual-library';
import { readStored, store } from '../../lib/storage';
import { FIRST_MAJOR, majorOf } from '../../lib/versions';
import { VERSION_KEY as KEY } from './storageKey';

const newest = majorOf(libraryVersion);

/** Major versions of the library to choose from, newest first. */
export const MAJORS = Array.from(
  { length: newest - FIRST_MAJOR + 1 },
  (_, index) => newest - index,
);

/** The choice since the page load, in case storage is blocked. */
let made: string | null = null;

/** The chosen major version; undefined without a valid choice. */
export const chosenMajor = (): number | undefined =>
  majorNamed(readStored(KEY, { test: (text) => majorNamed(text) !== undefined }) ?? made);

const majorNamed = (text: string | null) => MAJORS.find((major) => String(major) === text);

/** Stores the chosen major version; undefined clears it. */
export function choose(major: number | undefined): void {
  const text = major === undefined ? null : String(major);
  made = store(KEY, text) ? null : text;
  changed();
}

/** Called when the choice has changed, here or in another tab. */
let changed = () => {};

/** Calls back when the choice changes, here or in another tab. */
export function onChoice(listener: () => void): void {
  changed = listener;
  // The key is null when another tab clears the whole storage.
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) listener();
  });
}
