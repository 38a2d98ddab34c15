/**
 * What the reader has decided, kept apart from the copy itself: it must outlive it. Where the browser
 * allows no storage there is no copy either.
 */
const KEYS = {
  /** The reader has removed the offline copy and does not want another one. */
  removed: 'offline.removed',
  /** The reader has been told that the site can be read offline. */
  told: 'offline.told',
} as const;

export type Choice = keyof typeof KEYS;

export function isChosen(choice: Choice): boolean {
  try {
    return localStorage.getItem(KEYS[choice]) !== null;
  } catch {
    return false;
  }
}

export function choose(choice: Choice, value: boolean): void {
  try {
    if (value) localStorage.setItem(KEYS[choice], '1');
    else localStorage.removeItem(KEYS[choice]);
  } catch {
    // Without storage the choice holds for this page only.
  }
}

/** Calls back when another tab changes the choice. */
export function onChoice(choice: Choice, run: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEYS[choice] || key === null) run();
  });
}
