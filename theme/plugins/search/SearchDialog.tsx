import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { DESTINATIONS } from '../../config/pages';
import { withBase } from '../../lib/base';
import '../../ui/Chip/chip.css';
import { FilterBar } from './FilterBar';
import { type Filter, isFilter, LONGEST_QUERY } from './filters';
import { addressWithQuery, filterInAddress } from './link';
import { messageQuery } from './messageLink';
import { isCurrentPage, navigate } from './navigate';
import { optionsOf } from './options';
import { Preview } from './Preview';
import { Results } from './Results';
import { rememberSearch } from './recent';
import styles from './Search.module.css';
import { StartScreen } from './StartScreen';
import { statusOf } from './status';
import type { TypedAhead } from './typeAhead';
import type { SearchAnswer } from './types';
import { type OpenIn, useChoice } from './useChoice';
import { useEngine } from './useEngine';
import { useMedia } from './useMedia';

const NOTHING: SearchAnswer = { pages: [], total: 0, terms: new Set() };
const LIST_ID = 'search-results';

/** Matches windows with room for a preview, as in `Search.module.css`. */
const WIDE = '(width >= 1200px) and (height >= 30rem)';

export interface SearchDialogProps {
  /** The dialog element, which knows whether it is open. */
  ref: RefObject<HTMLDialogElement | null>;
  /** Initial query, from a shared link or typed while the dialog was loading. */
  initial?: TypedAhead;
  onClose: () => void;
}

/** Renders the search: a combobox over the whole site in a modal dialog. */
export function SearchDialog({ ref: dialog, initial, onClose }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const [query, setQuery] = useState(initial?.query ?? '');
  const [filter, setFilter] = useState(filterOfAddress);
  /** The query, truncated to a length that servers accept in a URL. */
  const kept = query.slice(0, LONGEST_QUERY);
  const { engine, failed, retry } = useEngine();
  const answer = useMemo(() => engine?.search(query, filter) ?? NOTHING, [engine, query, filter]);
  const targets = optionsOf(answer);
  const choice = useChoice(engine && targets, open, 0, initial?.open);

  const activePath = targets[choice.active];
  const isWide = useMedia(WIDE);

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
    return () => {
      removeEventListener('popstate', close);
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

  // Debounced, because browsers limit the rate of URL changes.
  useEffect(() => {
    const note = () => dialog.current?.open && noteInAddress(kept, filter);
    const timer = setTimeout(note, ADDRESS_DELAY);
    return () => clearTimeout(timer);
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
          <ShareLink query={kept} filter={filter} explanation={answer.explanation} />
        )}
      </div>
    </dialog>
  );
}

function filterOfAddress(): Filter | undefined {
  const filter = filterInAddress(window.location.search);
  return isFilter(filter) ? filter : undefined;
}

/** Debounce delay of URL changes, in ms. */
const ADDRESS_DELAY = 300;

/** Keeps the query in the URL while the search is open, for reloads, copied links and going back. */
function noteInAddress(query: string, filter?: Filter): void {
  const { history, location } = window;
  const address = addressWithQuery(location.href, query, filter);
  if (address !== location.href) history.replaceState(history.state, '', address);
}

const optionId = (at: number) => `search-option-${at}`;

const errorFinder = DESTINATIONS.find(({ explainsErrors }) => explainsErrors);

/** Renders a button that copies a URL that opens this page with the same search. */
function ShareLink({
  query,
  filter,
  explanation,
}: { query: string; filter?: Filter } & Pick<SearchAnswer, 'explanation'>) {
  const [copied, setCopied] = useState('');
  const address = () => addressWithQuery(window.location.href, query, filter);
  return (
    <p className={styles.share}>
      {errorFinder && explanation && explanation !== 'none' && (
        <a href={withBase(errorFinder.href + messageQuery(query))}>
          All explanations of this error
        </a>
      )}
      <button
        type="button"
        className="button small"
        onClick={() => navigator.clipboard.writeText(address()).then(() => setCopied(address()))}
      >
        {copied === address() ? 'Link copied' : 'Copy link to this search'}
      </button>
      <span className={styles.keys}>
        <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> open, <kbd>Esc</kbd> close
      </span>
    </p>
  );
}
