import { create } from '../../lib/elements';
import { followThemeColor, openExternalLinksOutside } from './appWindow';
import { offlineManager } from './manager/offline-manager';
import { STALE_TEXT, updateFailureText } from './manager/offline-state';

/** The event with which Chromium offers to install the site. TypeScript does not know it. */
export interface InstallOffer extends Event {
  /** Asks the reader. Works once, after a click. */
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    installOffer?: InstallOffer;
  }
}

/** A message with its action, and another one that hides the message. */
type Notice = [text: string, label: string, act: () => void, hide: () => void];

/** Says when there is a new version, when it could not be opened, or cannot be seen. Never takes the focus. */
export function startNotices(): void {
  followThemeColor();
  openExternalLinksOutside();
  // Made once, perhaps long before the reader opens the page with the button.
  addEventListener('beforeinstallprompt', (event) => {
    window.installOffer = event as InstallOffer;
  });
  const offline = offlineManager();
  const { applyUpdate, dismissUpdate, openFromHost } = offline;
  const region = create('div', { className: 'offline-notices', role: 'status' });
  document.body.append(region);
  let shown = '';
  let hidesStale = false;

  function hideStale(): void {
    hidesStale = true;
    update();
  }

  function update(): void {
    const { offered, failed, stale, applying } = offline.getState();
    const notices: Notice[] = [];
    if (offered) {
      const text = 'A new version of this site is ready.';
      notices.push([text, 'Reload', applyUpdate, dismissUpdate]);
    }
    if (failed) notices.push([updateFailureText(failed), 'Try again', applyUpdate, dismissUpdate]);
    if (stale && !hidesStale)
      notices.push([STALE_TEXT, 'Open the online version', openFromHost, hideStale]);
    region.toggleAttribute('data-applying', Boolean(applying));
    // Keeps current notices, which may contain the focus, because the state changes with each file.
    const texts = notices.map(([text]) => text).join('\n');
    if (texts === shown) return;
    shown = texts;
    region.replaceChildren(...notices.map(render));
    // Keeps focused elements from being covered by the notice.
    const height = region.offsetHeight;
    document.documentElement.style.scrollPaddingBlockEnd = height ? `${height}px` : '';
  }

  offline.subscribe(update);
  update();
}

function render([text, label, act, hide]: Notice): HTMLElement {
  return create(
    'div',
    { className: text === STALE_TEXT ? 'toast stale' : 'toast' },
    create('p', {}, text),
    create(
      'div',
      {},
      create('button', { type: 'button', className: 'button primary', onclick: act }, label),
      create('button', { type: 'button', className: 'button', onclick: hide }, 'Later'),
    ),
  );
}
