/**
 * The script that `measure-reload.ts` adds to pages: deploys a version, presses “Reload”, and reports how long it took.
 * It runs in the page, because a debugger would change how Chromium starts and stops workers.
 */

/** Number of this page's version. */
declare const __VERSION__: number;

const PRESSED = 'pressed-at';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for something, however long it takes, because the benchmark has a limit of its own. */
async function until<T>(find: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const found = await find();
    if (found) return found;
    await wait(50);
  }
}

async function next(): Promise<void> {
  const pressedAt = sessionStorage.getItem(PRESSED);
  const took = pressedAt === null ? '' : String(Date.now() - Number(pressedAt));
  sessionStorage.removeItem(PRESSED);
  // Requests would wake the worker, so they wait until the new one has taken over.
  await until(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && !waiting && !installing;
  });
  const { ok } = await fetch(`?reload-driver=${__VERSION__},${took}`, { method: 'POST' });
  if (!ok) return;
  // Returning to the tab makes the page check for a new version.
  document.dispatchEvent(new Event('visibilitychange'));
  const button = await until(() =>
    document.querySelector<HTMLButtonElement>('.offline-notices .primary'),
  );
  // A reader needs a moment to find the button.
  await wait(1000);
  sessionStorage.setItem(PRESSED, String(Date.now()));
  button.click();
}

void next();
