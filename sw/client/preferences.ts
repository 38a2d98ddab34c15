/** The reader's choices, in local storage: they must outlive the offline copy. */
const KEYS = {
  /** The reader has removed the offline copy and does not want another one. */
  removed: 'offline.removed',
  /** The reader has been told that the site can be read offline. */
  welcomed: 'offline.told',
} as const;

export type Preference = keyof typeof KEYS;

/** Whether a preference is set. False where the browser allows no storage. */
export function hasPreference(name: Preference): boolean {
  try {
    return localStorage.getItem(KEYS[name]) !== null;
  } catch {
    return false;
  }
}

/** Sets or clears a preference. Where the browser allows no storage, nothing happens. */
export function setPreference(name: Preference, value: boolean): void {
  try {
    if (value) localStorage.setItem(KEYS[name], '1');
    else localStorage.removeItem(KEYS[name]);
  } catch {
    // Without storage there is no offline copy either.
  }
}

/** Calls back when another tab sets or clears a preference. */
export function onPreferenceChange(name: Preference, listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEYS[name] || key === null) listener();
  });
}
