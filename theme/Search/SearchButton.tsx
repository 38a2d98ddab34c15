import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../Icon/Icon';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { takeEarlySearch } from './earlyScript';
import { queryInAddress } from './link';
import styles from './SearchButton.module.css';
import type { SearchDialogProps } from './SearchDialog';
import { collectTyping, type TypedAhead } from './typeAhead';

type State = 'closed' | 'loading' | 'open' | 'failed';

/** Opens the search: by click, with Ctrl+K, Cmd+K or `/`, or because the address carries a query. */
export function SearchButton() {
  const [state, setState] = useState<State>('closed');
  const [failure, setFailure] = useState<unknown>();
  const [typed, setTyped] = useState<TypedAhead>();
  const isOpen = useRef(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();

  const close = useCallback((next: State = 'closed') => {
    isOpen.current = false;
    setState(next);
  }, []);

  const open = useCallback(
    (query = '') => {
      if (isOpen.current) return;
      isOpen.current = true;
      setState('loading');
      const stop = collectTyping(query, () => {
        stop();
        close();
      });
      loadDialog().then(
        ({ SearchDialog }) => {
          // In one go: a letter between the end of collecting and the focus of the field would be lost.
          flushSync(() => {
            setTyped(stop());
            setDialog(() => SearchDialog);
            if (isOpen.current) setState('open');
          });
        },
        (error: unknown) => {
          stop();
          setFailure(error);
          if (isOpen.current) close('failed');
        },
      );
    },
    [close],
  );

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
        aria-busy={state === 'loading' || undefined}
        onClick={() => open()}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Icon name="search" />
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      {state === 'failed' && (
        <div popover="auto" className={styles.failure} ref={showPopover}>
          <LoadFailure what="The search" error={failure} retry={() => open()} />
        </div>
      )}
      {state === 'open' && Dialog && <Dialog initial={typed} onClose={() => close()} />}
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
