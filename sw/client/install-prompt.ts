/** Chromium's event that offers to install the site; not part of the standard library's types. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let caught: InstallPrompt | undefined;
const listeners = new Set<() => void>();
let listening = false;

/** Keeps the browser's offer for the site's own button. The browser makes it once and early. */
export function catchInstallPrompt(): void {
  if (listening) return;
  listening = true;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => setPrompt(undefined));
}

/** The browser's offer; undefined where it makes none. */
export function installPrompt(): InstallPrompt | undefined {
  return caught;
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes up the offer. It can be taken up once. */
export async function install(): Promise<void> {
  const prompt = caught;
  setPrompt(undefined);
  await prompt?.prompt();
}

function setPrompt(prompt: InstallPrompt | undefined): void {
  caught = prompt;
  for (const listener of listeners) listener();
}
