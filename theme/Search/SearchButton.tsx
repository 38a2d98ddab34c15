import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../Icon/Icon';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { takeEarlySearch } from './earlyScript';
import { queryInAddress } from './link';
import styles from './SearchButton.module.css';
import { collectTyping } from './typeAhead';

/** Opens the search: by click, with Ctrl+K, Cmd+K or `/`, or because the address carries a query. */
export function SearchButton() {
  /** What stands beside the button: the dialog, or why it has not come. */
  const [beside, setBeside] = useState<ReactElement | 'loading'>();
  /** Ends the collecting of what is typed while the dialog is loading. */
  const collecting = useRef<ReturnType<typeof collectTyping>>(undefined);
  const dialog = useRef<HTMLDialogElement>(null);

  const open = useCallback((query = '') => {
    // Only the dialog itself knows: the browser tells later that it has closed it.
    if (collecting.current || dialog.current?.open) return;
    setBeside('loading');
    const stop = collectTyping(query, () => show(undefined));
    collecting.current = stop;
    function show(next: ReactElement | undefined) {
      stop();
      // The reader has given it up.
      if (collecting.current !== stop) return;
      collecting.current = undefined;
      setBeside(next);
    }
    loadDialog().then(
      // In one go: a letter between the end of collecting and the focus of the field would be lost.
      ({ SearchDialog }) =>
        flushSync(() =>
          show(<SearchDialog ref={dialog} initial={stop()} onClose={() => setBeside(undefined)} />),
        ),
      (error: unknown) =>
        show(
          <div popover="auto" className={styles.failure} ref={showPopover}>
            <LoadFailure what="The search" error={error} retry={() => open()} />
          </div>,
        ),
    );
  }, []);

  useEffect(() => {
    function openAsAsked() {
      const query = takeEarlySearch() ?? queryInAddress(location.search);
      if (query !== undefined) open(query);
    }
    openAsAsked();

    function onKeyDown(event: KeyboardEvent) {
      const withModifier = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const slash = event.key === '/' && !isTyping(event);
      if (!withModifier && !slash) return;
      event.preventDefault();
      open();
    }
    const end = new AbortController();
    addEventListener('keydown', onKeyDown, end);
    addEventListener('popstate', openAsAsked, end);
    return () => end.abort();
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={beside === 'loading' || undefined}
        onClick={() => open()}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Icon name="search" />
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      {beside !== 'loading' && beside}
    </>
  );
}

/** Older browsers know no popovers: they show it as any other box. */
const showPopover = (box: HTMLElement | null) => box?.showPopover?.();

const loadDialog = () => import(/* webpackChunkName: "search" */ './SearchDialog');

/** A failure shows when the reader really opens the search. */
const prefetch = () => void loadDialog().catch(() => {});

/** A slash belongs to the text while the reader types one, in the editor and the fields of a demo too. */
function isTyping(event: Event): boolean {
  // Demos have a tree of their own: outside of it, the event's target is their place in the page.
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
