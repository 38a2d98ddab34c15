/** Chromium's event that offers to install the site. TypeScript's library does not include it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let prompt: InstallPrompt | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's install prompt for the install button. The browser sends it early and only once. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => setPrompt(undefined));
}

export const canInstall = (): boolean => prompt !== undefined;

export function onCanInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's install prompt. Works once. */
export async function install(): Promise<void> {
  const captured = prompt;
  setPrompt(undefined);
  await captured?.prompt();
}

function setPrompt(next: InstallPrompt | undefined): void {
  prompt = next;
  for (const listener of listeners) listener();
}
