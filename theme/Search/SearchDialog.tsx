import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { withBase } from '../pages/base';
import { navigate } from '../router/router';
import type { SearchEngine } from './engine';
import { addressWithQuery } from './link';
import { loadEngine } from './load';
import { Results } from './Results';
import { rememberSearch } from './recent';
import styles from './Search.module.css';
import { StartScreen } from './StartScreen';
import type { TypedAhead } from './typeAhead';
import type { SearchAnswer } from './types';
import { type OpenIn, useChoice } from './useChoice';

const NOTHING: SearchAnswer = { pages: [], terms: [] };
const LIST_ID = 'search-results';

export interface SearchDialogProps {
  /** What to look for at once: a shared link asks for it, or it was typed while the dialog was loading. */
  initial?: TypedAhead;
  onClose: () => void;
}

/** The search: a combobox over the whole site, in a modal dialog. */
export function SearchDialog({ initial, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initial?.query ?? '');
  const { engine, failed, retry } = useEngine();
  const answer = useMemo(() => engine?.search(query) ?? NOTHING, [engine, query]);
  const targets = answer.pages.flatMap(({ path, sections }) => [
    path,
    ...sections.map((section) => section.path),
  ]);
  const choice = useChoice(engine && targets, open, initial?.open);

  useEffect(() => {
    dialog.current?.showModal();
    // What was typed already goes on at its end.
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, []);

  function ask(next: string) {
    setQuery(next);
    choice.choose(0);
    input.current?.focus();
  }

  function open(path: string, where: OpenIn = 'here') {
    rememberSearch(query);
    if (where === 'tab') return window.open(withBase(path), '_blank', 'noopener');
    dialog.current?.close();
    navigate(path);
  }

  /** Beside the dialog, or on a link that leads away from it. */
  function onClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
    const leads =
      target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey;
    if (target === dialog.current || leads) dialog.current?.close();
  }

  const asked = query.trim() !== '';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={onClick}
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
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <div className={styles.status}>
          <p role="status">
            {statusOf({ asked, failed, ready: Boolean(engine), awaited: choice.isAwaited, answer })}
          </p>
          {failed && (
            <button type="button" className={styles.action} onClick={retry}>
              Retry
            </button>
          )}
        </div>
        <div className={styles.body}>
          {asked && engine ? (
            <Results
              id={LIST_ID}
              answer={answer}
              activePath={targets[choice.active]}
              optionIdOf={(path) => optionId(targets.indexOf(path))}
              onOpen={open}
              onPoint={(path) => choice.choose(targets.indexOf(path))}
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
  awaited: boolean;
  answer: SearchAnswer;
}

function statusOf({ asked, failed, ready, awaited, answer }: Status): string {
  if (failed) return 'The search index could not be loaded.';
  if (!asked) return '';
  if (!ready) {
    return awaited
      ? 'Loading the search index, then opening what you chose …'
      : 'Loading the search index …';
  }
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
