import { useNavigate, withBase } from '@rspress/core/runtime';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { SearchEngine } from './engine';
import { addressWithQuery } from './link';
import { loadEngine } from './load';
import { Results } from './Results';
import { rememberSearch } from './recent';
import styles from './Search.module.css';
import { StartScreen } from './StartScreen';
import type { SearchAnswer } from './types';

const NOTHING: SearchAnswer = { pages: [], terms: [] };
const LIST_ID = 'search-results';

export interface SearchDialogProps {
  /** What to look for at once, as a shared link asks for it. */
  initialQuery?: string;
  onClose: () => void;
}

/** The search: a combobox over the whole site, in a modal dialog. */
export function SearchDialog({ initialQuery = '', onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [query, setQuery] = useState(initialQuery);
  const [active, setActive] = useState(0);
  const { engine, failed, retry } = useEngine();
  const answer = useMemo(() => engine?.search(query) ?? NOTHING, [engine, query]);
  const targets = answer.pages.flatMap(({ path, sections }) => [
    path,
    ...sections.map((section) => section.path).filter((section) => section !== path),
  ]);

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.select();
  }, []);

  function ask(next: string) {
    setQuery(next);
    setActive(0);
    input.current?.focus();
  }

  function open(path: string) {
    rememberSearch(query);
    dialog.current?.close();
    navigate(path);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const last = targets.length - 1;
    const next = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key];
    if (next !== undefined && last >= 0) {
      event.preventDefault();
      setActive(next > last ? 0 : next < 0 ? last : next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const target = targets[active];
      if (!target) return;
      if (event.ctrlKey || event.metaKey) window.open(withBase(target), '_blank', 'noopener');
      else open(target);
    }
  }

  const asked = query.trim() !== '';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.panel}>
        <div className={styles.field}>
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label="Search guides and API"
            aria-expanded={targets.length > 0}
            aria-controls={LIST_ID}
            aria-autocomplete="list"
            aria-activedescendant={targets.length > 0 ? optionId(active) : undefined}
            placeholder="Search guides and API"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <p className={styles.status} role="status">
          {statusOf({ asked, failed, ready: Boolean(engine), answer })}
          {failed && (
            <button type="button" className={styles.action} onClick={retry}>
              Retry
            </button>
          )}
        </p>
        <div className={styles.body}>
          {asked && engine ? (
            <Results
              id={LIST_ID}
              answer={answer}
              query={query}
              activePath={targets[active]}
              optionIdOf={(path) => optionId(targets.indexOf(path))}
              onOpen={open}
              onPoint={(path) => setActive(targets.indexOf(path))}
            />
          ) : (
            !asked && <StartScreen onAsk={ask} />
          )}
        </div>
        {asked && targets.length > 0 && <ShareLink query={query} />}
      </div>
    </dialog>
  );
}

const optionId = (at: number) => `search-option-${at}`;

interface Status {
  asked: boolean;
  failed: boolean;
  ready: boolean;
  answer: SearchAnswer;
}

function statusOf({ asked, failed, ready, answer }: Status): string {
  if (failed) return 'The search index could not be loaded.';
  if (!asked) return '';
  if (!ready) return 'Loading the search index …';
  const { length } = answer.pages;
  if (length === 0) return 'Nothing found.';
  return length === 1 ? 'Found on one page.' : `Found on ${length} pages.`;
}

/** Loads the engine when the dialog opens. */
function useEngine() {
  const [engine, setEngine] = useState<SearchEngine>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    let wanted = true;
    loadEngine(withBase('/')).then(
      (loaded) => wanted && setEngine(() => loaded),
      (error: unknown) => {
        console.warn(error);
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  function retry() {
    setFailed(false);
    setAttempt((count) => count + 1);
  }
  return { engine, failed, retry };
}

/** Copies an address that opens this page with the same search. */
function ShareLink({ query }: { query: string }) {
  const [copied, setCopied] = useState('');
  const address = () => addressWithQuery(window.location.href, query);
  return (
    <p className={styles.share}>
      <button
        type="button"
        className={styles.action}
        onClick={() => navigator.clipboard.writeText(address()).then(() => setCopied(query))}
      >
        {copied === query ? 'Link copied' : 'Copy link to this search'}
      </button>
      <span className={styles.keys}>
        <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> open, <kbd>Esc</kbd> close
      </span>
    </p>
  );
}
