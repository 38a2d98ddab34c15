import {
  createRef,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DESTINATIONS } from '../../config/pages';
import { addressWriter } from '../../lib/addressWriter';
import { withBase } from '../../lib/base';
import { startOf } from '../../lib/text';
import '../../ui/Chip/chip.css';
import type { TypedAhead } from './client';
import type { SearchAnswer } from './engine';
import { addressWithQuery, filterInAddress } from './link';
import { useEngine } from './load';
import { isCurrentPage, navigate } from './navigate';
import { Preview, useIsWide } from './Preview';
import { FILTERS, type Filter, isFilter, MAX_QUERY, messageQuery } from './query';
import { optionsOf, Results } from './Results';
import { rememberSearch } from './recent';
import styles from './Search.module.css';
import { StartScreen } from './StartScreen';
import { statusOf, summaryOf } from './status';
import { type OpenIn, useChoice } from './useChoice';

const NOTHING: SearchAnswer = { pages: [], total: 0, terms: new Set() };
const LIST_ID = 'search-results';

/** Removes the previous dialog. */
let close = () => {};

export function showSearch(initial: TypedAhead): void {
  // The close event of the previous dialog may come late.
  close();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const dialog = createRef<HTMLDialogElement>();
  close = () => {
    close = () => {};
    root.unmount();
    place.remove();
  };
  flushSync(() =>
    root.render(<SearchDialog ref={dialog} initial={initial} onClose={() => close()} />),
  );
}

interface SearchDialogProps {
  /** The dialog element, which knows whether it is open. */
  ref: RefObject<HTMLDialogElement | null>;
  /** Initial query, from a shared link or typed while the dialog was loading. */
  initial?: TypedAhead;
  onClose: () => void;
}

/** Renders the search: a combobox over the whole site in a modal dialog. */
function SearchDialog({ ref: dialog, initial, onClose }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const [query, setQuery] = useState(initial?.query ?? '');
  const [filter, setFilter] = useState(filterOfAddress);
  /** The query, truncated to a length that servers accept in a URL. */
  const kept = startOf(query, MAX_QUERY);
  const { engine, failed, retry } = useEngine();
  const answer = useMemo(() => engine?.search(query, filter) ?? NOTHING, [engine, query, filter]);
  const targets = optionsOf(answer);
  const choice = useChoice(engine && targets, open, initial?.open);

  const activePath = targets[choice.active];
  const isWide = useIsWide();

  useEffect(() => {
    dialog.current?.showModal();
    // In a small window, the dialog would focus the box that scrolls.
    input.current?.focus();
    // Puts the caret after text that has already been typed.
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
    // Closes the search when another page is shown.
    const close = () => dialog.current?.close();
    addEventListener('popstate', close);
    // A page that arrives meanwhile, at a hash, has taken the focus from the field.
    const keepFocus = () => {
      if (document.activeElement === document.body) input.current?.focus();
    };
    const pages = 'navigation' in window ? navigation : undefined;
    pages?.addEventListener('navigatesuccess', keepFocus);
    return () => {
      removeEventListener('popstate', close);
      pages?.removeEventListener('navigatesuccess', keepFocus);
      if (!isLeaving.current) noteInAddress('');
    };
  }, [dialog]);

  function ask(next: string) {
    setQuery(next);
    choice.reset();
    input.current?.focus();
  }

  function tryAgain() {
    retry();
    // The clicked button is removed.
    input.current?.focus();
  }

  function narrow(next: Filter | undefined) {
    setFilter(next);
    choice.reset();
    input.current?.focus();
  }

  useEffect(() => {
    if (dialog.current?.open) noteInAddress(kept, filter, false);
  }, [dialog, kept, filter]);

  function open(path: string, where: OpenIn = 'here') {
    rememberSearch(kept);
    if (where === 'tab') return window.open(withBase(path), '_blank', 'noopener');
    isLeaving.current = true;
    // Going back from another page restores the search.
    if (isCurrentPage(path)) noteInAddress('');
    else noteInAddress(kept, filter);
    dialog.current?.close();
    navigate(path);
  }

  /** Closes the dialog on a click outside or on a link that leaves it. */
  function onClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
    const leads =
      target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey;
    if (target === dialog.current || leads) dialog.current?.close();
  }

  const hasQuery = query.trim() !== '' || filter !== undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside the dialog closes it; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-search
      aria-label="Search"
      // Browser translation would replace elements that React updates.
      translate="no"
      onClose={onClose}
      onClick={onClick}
    >
      <div className={styles.panel}>
        <div className={styles.field}>
          <i className="icon icon-search" />
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label="Search guides and API"
            aria-expanded={targets.length > 0}
            aria-controls={targets.length > 0 ? LIST_ID : undefined}
            aria-autocomplete="list"
            aria-activedescendant={targets.length > 0 ? optionId(choice.active) : undefined}
            placeholder="Search guides and API"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={choice.onKeyDown}
          />
          <button type="button" className="button small" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <div className={styles.head}>
          <FilterBar filter={filter} onChange={narrow} />
          <div className={styles.status}>
            <p role="status">
              {statusOf({
                query: hasQuery ? query : undefined,
                failed,
                ready: Boolean(engine),
                awaited: choice.isAwaited,
                answer,
              })}
            </p>
            {failed && (
              <button type="button" className="button small" onClick={tryAgain}>
                Retry
              </button>
            )}
          </div>
        </div>
        {/* Readers see it if nothing is found. */}
        <p role="status" className={targets.length > 0 ? 'visually-hidden' : styles.none}>
          {hasQuery && engine && summaryOf(answer, query)}
        </p>
        <div className={styles.columns}>
          <div className={styles.body}>
            {hasQuery && engine ? (
              <Results
                id={LIST_ID}
                answer={answer}
                activePath={activePath}
                optionIdOf={(path) => optionId(targets.indexOf(path))}
                onOpen={open}
                onPoint={(path) => choice.choose(targets.indexOf(path))}
              />
            ) : (
              !hasQuery && <StartScreen onAsk={ask} />
            )}
          </div>
          {isWide && activePath && (
            <Preview
              path={activePath}
              next={targets[choice.active + 1]}
              isTyped={!choice.isMoved}
            />
          )}
        </div>
        {query && targets.length > 0 && (
          <p className={styles.foot}>
            {errorFinder && answer.explanation && answer.explanation !== 'none' && (
              <a href={withBase(errorFinder.href + messageQuery(kept))}>
                All explanations of this error
              </a>
            )}
            <span className={styles.keys}>
              <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> open, <kbd>Esc</kbd> close
            </span>
          </p>
        )}
      </div>
    </dialog>
  );
}

function filterOfAddress(): Filter | undefined {
  const filter = filterInAddress(window.location.search);
  return isFilter(filter) ? filter : undefined;
}

const writeAddress = addressWriter();

/** Keeps the query in the URL while the search is open, for reloads, copied links and going back. */
const noteInAddress = (query: string, filter?: Filter, atOnce = true) =>
  writeAddress(() => addressWithQuery(window.location.href, query, filter), atOnce);

const optionId = (at: number) => `search-option-${at}`;

const errorFinder = DESTINATIONS.find(({ explainsErrors }) => explainsErrors);

interface FilterBarProps {
  /** Undefined if there is no filter. */
  filter: Filter | undefined;
  onChange: (filter: Filter | undefined) => void;
}

/** Restricts the search to a category of pages. */
function FilterBar({ filter, onChange }: FilterBarProps) {
  const options: [Filter | undefined, string][] = [
    [undefined, 'All'],
    ...(Object.entries(FILTERS) as [Filter, string][]),
  ];
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">Search in</legend>
      {options.map(([value, label]) => (
        <button
          key={label}
          type="button"
          className="chip"
          aria-pressed={value === filter}
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
