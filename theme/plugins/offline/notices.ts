import { create } from '../../lib/elements';
import { followThemeColor, openExternalLinksOutside } from './appWindow';
import { offlineManager } from './manager/offline-manager';
import { type OfflineState, updateFailureText } from './manager/offline-state';
import { hasPreference, setPreference } from './manager/preferences';

/** How long the welcome notice is shown, in ms. */
const WELCOME_TIME = 10_000;

interface Action {
  text: string;
  run: () => void;
  isPrimary?: boolean;
}

/** Says once that the site can be read offline, and when there is a new version. Never takes the focus. */
export function startNotices(): void {
  followThemeColor();
  openExternalLinksOutside();
  const offline = offlineManager();
  const region = create('div', { className: 'offline-notices', role: 'status' });
  document.body.append(region);
  let welcome = false;
  let shown = '';

  function update(): void {
    const state = offline.getState();
    if (state.phase === 'ready' && !state.offered && !hasPreference('welcomed')) {
      setPreference('welcomed', true);
      welcome = true;
      setTimeout(closeWelcome, WELCOME_TIME);
    }
    render(state);
  }

  function closeWelcome(): void {
    welcome = false;
    update();
  }

  function render(state: OfflineState): void {
    const later: Action = { text: 'Later', run: offline.dismissUpdate };
    const notices: [text: string, actions: Action[]][] = [];
    if (state.offered) {
      notices.push([
        'A new version of this site is ready.',
        [{ text: 'Reload', run: offline.applyUpdate, isPrimary: true }, later],
      ]);
    }
    if (state.failed) {
      notices.push([
        updateFailureText(state.failed),
        [{ text: 'Try again', run: offline.applyUpdate, isPrimary: true }, later],
      ]);
    }
    if (welcome && state.phase === 'ready' && !state.offered) {
      notices.push(['This site can now be read offline.', [{ text: 'Close', run: closeWelcome }]]);
    }
    // Keeps current notices, which may contain the focus, because the state changes with each file.
    const texts = notices.map(([text]) => text).join('\n');
    if (texts === shown) return;
    shown = texts;
    region.replaceChildren(...notices.map(([text, actions]) => notice(text, actions)));
    // Keeps focused elements from being covered by the notice.
    const height = region.offsetHeight;
    document.documentElement.style.scrollPaddingBlockEnd = height ? `${height}px` : '';
  }

  offline.subscribe(update);
  update();
}

function notice(text: string, actions: readonly Action[]): HTMLElement {
  return create(
    'div',
    { className: 'toast' },
    create('p', { className: 'offline-notice-text' }, text),
    create('div', { className: 'offline-notice-actions' }, ...actions.map(control)),
  );
}

function control({ text, run, isPrimary }: Action): HTMLElement {
  const className = isPrimary ? 'button primary' : 'button';
  return create('button', { type: 'button', className, onclick: () => run() }, text);
}
