import { onAction } from '../../lib/actions';
import { create } from '../../lib/elements';
import { loadOnce } from '../../lib/loadOnce';
import type { ClientPlugin } from '../../lib/plugin';
import { loadFailure } from '../../ui/failure/loadFailure';
import { isComposing } from './composition';
import { takeEarlySearch } from './earlyScript';
import { queryInAddress } from './link';
import type { OpenIn } from './useChoice';

const BUTTON = '[data-action="search"]';

const loadDialog = loadOnce(() => import(/* webpackChunkName: "search" */ './SearchDialog'));

/** Stops collecting text while the dialog is loading. */
let collecting: ReturnType<typeof collectTyping> | undefined;

/**
 * Whether a key opens the search: Ctrl+K, or Cmd+K on a Mac, where Ctrl+K deletes text; or a slash, which needs Shift on
 * some keyboards. Events of autofill have no key.
 */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey) return false;
  if (key === '/') return !ctrlKey && !metaKey && !isTyping(event);
  if (key?.toLowerCase() !== 'k' || shiftKey || ctrlKey === metaKey) return false;
  return metaKey === /^(?:Mac|iP)/.test(navigator.platform);
}

/** Opens the search on a click, with Ctrl+K, Cmd+K or `/`, or because the URL contains a query. */
function start(): void {
  onAction('search', () => openSearch());
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      // Failures are shown when the reader opens the search.
      if (target instanceof Element && target.closest(BUTTON)) loadDialog().catch(() => {});
    });
  }
  function openAsAsked() {
    const query = takeEarlySearch() ?? queryInAddress(location.search);
    if (query !== undefined) openSearch(query);
  }
  openAsAsked();
  addEventListener('popstate', openAsAsked);
  // The back/forward cache may restore a page without the dialog.
  addEventListener('pageshow', ({ persisted }) => persisted && openAsAsked());
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    openSearch();
  });
}

function openSearch(query = ''): void {
  // Checks the dialog itself, because its close event may come late.
  if (collecting || document.querySelector('dialog[data-search][open]')) return;
  const button = document.querySelector(BUTTON);
  button?.setAttribute('aria-busy', 'true');
  const stop = collectTyping(query, end);
  collecting = stop;
  /** False if the reader has canceled. */
  function end(): boolean {
    stop();
    if (collecting !== stop) return false;
    collecting = undefined;
    button?.removeAttribute('aria-busy');
    return true;
  }
  loadDialog().then(
    ({ showSearch }) => {
      // Synchronous, because a letter typed between the end of collecting and the focus would be lost.
      if (end()) showSearch(stop());
    },
    (error: unknown) => {
      if (end()) showFailure(error);
    },
  );
}

function showFailure(error: unknown): void {
  const retry = () => {
    box.remove();
    openSearch();
  };
  const box = create('div', { className: 'toast', popover: 'auto' });
  box.append(loadFailure('The search', error, retry));
  document.body.append(box);
  // Older browsers without popovers show a normal box.
  box.showPopover?.();
}

/** A slash in the editor or in a field of a demo is text. */
function isTyping(event: Event): boolean {
  // Demos use shadow DOM, and outside it, the event's target is the host.
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select')) &&
    // A dialog that has just closed keeps the focus until the next frame.
    !target.closest('dialog:not([open])')
  );
}

/** Text typed before the field existed. */
export interface TypedAhead {
  query: string;
  /** Set if Enter was pressed after the text. */
  open?: OpenIn;
}

/** Collects what the reader types while the search is loading, until the returned function is called. */
export function collectTyping(query: string, onCancel: () => void): () => TypedAhead {
  const typed: TypedAhead = { query };
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    if (key === 'Escape') onCancel();
    else if (key === 'Enter' && typed.query) typed.open = 'here';
    else if (key === 'Backspace') typed.query = typed.query.replace(/.$/su, '');
    else if (key.length === 1) typed.query += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    return typed;
  };
}

export default { start } satisfies ClientPlugin;
