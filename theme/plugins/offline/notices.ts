import { create } from '../../lib/elements';
import { followThemeColor, openExternalLinksOutside } from './appWindow';
import { offlineManager } from './manager/offline-manager';
import { updateFailureText } from './manager/offline-state';

interface Action {
  text: string;
  run: () => void;
  isPrimary?: boolean;
}

/** Says when there is a new version, or when it could not be opened. Never takes the focus. */
export function startNotices(): void {
  followThemeColor();
  openExternalLinksOutside();
  const offline = offlineManager();
  const region = create('div', { className: 'offline-notices', role: 'status' });
  document.body.append(region);
  let shown = '';

  function update(): void {
    const state = offline.getState();
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
