import { withBase } from '../../lib/base';
import { create } from '../../lib/elements';
import { followThemeColor, openExternalLinksOutside } from './appWindow';
import { offlineManager } from './manager/offline-manager';
import type { ChangedPage, OfflineState } from './manager/offline-state';
import { hasPreference, setPreference } from './manager/preferences';
import styles from './Notices.module.css';
import './offline.css';
import { newsText } from './newsText';
import { updateFailureText } from './updateFailureText';

/** How long the welcome notice is shown, in ms. */
const WELCOME_TIME = 10_000;

interface Action {
  text: string;
  /** A path of the site, or an action. */
  to: string | (() => void);
  isPrimary?: boolean;
}

/**
 * Tells the reader once that the site can be read offline, and each time that there is a new version. The notices are
 * in a polite live region and never take the focus.
 */
export function startNotices(): void {
  followThemeColor();
  openExternalLinksOutside();
  const offline = offlineManager();
  const region = create('div', { className: styles.region ?? '', role: 'status' });
  document.body.append(region);
  /** The changes of a build, after the worker has answered; null if unknown. */
  let news: { build: string; pages: ChangedPage[] | null } | undefined;
  let welcome = false;
  let shown = '';

  function update(): void {
    const state = offline.getState();
    const build = offered(state);
    if (build !== undefined && news?.build !== build) askForNews(build);
    if (state.phase === 'ready' && build === undefined && !hasPreference('welcomed')) {
      setPreference('welcomed', true);
      welcome = true;
      setTimeout(closeWelcome, WELCOME_TIME);
    }
    render(state, build);
  }

  function askForNews(build: string): void {
    // Set before the answer, because the state changes with each file, and one request is enough.
    news = undefined;
    if (requested === build) return;
    requested = build;
    void offline.news().then((pages) => {
      if (requested !== build) return;
      news = { build, pages: pages ?? null };
      update();
    });
  }
  let requested: string | undefined;

  function closeWelcome(): void {
    welcome = false;
    update();
  }

  function render(state: OfflineState, build: string | undefined): void {
    const isReady = state.phase === 'ready' && build === undefined;
    const later: Action = { text: 'Later', to: offline.dismissUpdate };
    const notices: [text: string, actions: Action[]][] = [];
    if (build !== undefined && news?.build === build) {
      const { pages } = news;
      notices.push([
        `A new version of this site is ready.${pages ? ` ${newsText(pages)}` : ''}`,
        [
          { text: 'What is new', to: '/offline' },
          { text: 'Reload', to: offline.applyUpdate, isPrimary: true },
          later,
        ],
      ]);
    }
    if (state.failed) {
      notices.push([
        updateFailureText(state.failed),
        [{ text: 'Try again', to: offline.applyUpdate, isPrimary: true }, later],
      ]);
    }
    if (welcome && isReady) {
      notices.push(['This site can now be read offline.', [{ text: 'Close', to: closeWelcome }]]);
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

/** Returns the offered build, if any. */
const offered = ({ offered: isOffered, update, copy }: OfflineState): string | undefined =>
  isOffered ? (update ?? copy)?.id : undefined;

function notice(text: string, actions: readonly Action[]): HTMLElement {
  return create(
    'div',
    { className: 'toast' },
    create('p', { className: styles.text ?? '' }, text),
    create('div', { className: styles.actions ?? '' }, ...actions.map(control)),
  );
}

function control({ text, to, isPrimary }: Action): HTMLElement {
  if (typeof to === 'string') return create('a', { href: withBase(to) }, text);
  const className = isPrimary ? 'button primary' : 'button';
  return create('button', { type: 'button', className, onclick: () => to() }, text);
}
