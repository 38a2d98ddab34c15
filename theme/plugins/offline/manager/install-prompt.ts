/** Chromium's event that offers to install the site. TypeScript's library does not include it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let prompt: InstallPrompt | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's install prompt for the install button. The browser sends it early and only once. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', capture);
  addEventListener('appinstalled', forget);
}

/** Returns whether the site can be installed now. */
export function canInstall(): boolean {
  return prompt !== undefined;
}

/** Calls back when `canInstall` changes. Returns a function that unsubscribes. */
export function onCanInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's install prompt. Works once. */
export async function install(): Promise<void> {
  const captured = prompt;
  forget();
  await captured?.prompt();
}

function capture(event: Event): void {
  event.preventDefault();
  setPrompt(event as InstallPrompt);
}

function forget(): void {
  setPrompt(undefined);
}

function setPrompt(next: InstallPrompt | undefined): void {
  prompt = next;
  for (const listener of listeners) listener();
}
