import { readStored, store } from '../../../lib/storage';

/** The reader's choices. They are in local storage, because they must outlive the offline copy. */
const KEYS = {
  /** The reader has removed the offline copy and does not want another one. */
  removed: 'offline.removed',
  /** Id of the build that the reader has dismissed. */
  dismissed: 'offline.dismissed',
} as const;

type Preference = keyof typeof KEYS;

/** False if the browser blocks storage. */
export const hasPreference = (name: Preference): boolean => readStored(KEYS[name], /^1$/) !== null;

export const setPreference = (name: Preference, value: boolean): boolean =>
  store(KEYS[name], value ? '1' : null);

export const dismissedBuild = (): string | null => readStored(KEYS.dismissed, /^[\w-]+$/);

export const dismiss = (build: string): boolean => store(KEYS.dismissed, build);

/** Calls back when another tab sets or clears a preference. */
export function onPreferenceChange(name: Preference, listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEYS[name] || key === null) listener();
  });
}
