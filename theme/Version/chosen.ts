import { libraryVersion } from 'virtual-navigation';
import { readStored, store } from '../../sw/client/storage';
import { STORAGE_KEYS } from '../config/constants';
import { FIRST_MAJOR, majorOf } from './versions';

const KEY = STORAGE_KEYS.libraryVersion;
const newest = majorOf(libraryVersion);

/** Major versions of the library to choose from, newest first. */
export const MAJORS = Array.from(
  { length: newest - FIRST_MAJOR + 1 },
  (_, index) => newest - index,
);

/** The choice on this page, where nothing can be stored. */
let made: string | null = null;

/** The major version that the reader uses; undefined without a choice, or with one that is not to be chosen. */
export const chosenMajor = (): number | undefined =>
  MAJORS.find((major) => String(major) === (readStored(KEY) ?? made));

/** Remembers the major version that the reader uses; undefined forgets it. */
export function choose(major: number | undefined): void {
  const text = major === undefined ? null : String(major);
  made = store(KEY, text) ? null : text;
  changed();
}

/** What to do when the choice has changed, here or in another tab. */
let changed = () => {};

/** Calls back when the reader has chosen, here or in another tab. */
export function onChoice(listener: () => void): void {
  changed = listener;
  // The key is null when another tab clears the whole storage.
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) listener();
  });
}
