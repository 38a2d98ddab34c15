import { useEffect, useRef, useState } from 'react';
import { AskedResult, useAskedResult } from '../../Fields/askedResult';
import { Choice, Field, fields, typedInto } from '../../Fields/Fields';
import { type Filter, NO_FILTER, readFilter, writeFilter } from './filter';
import { type Grouping, readGroups, showContents, showMatches } from './rows';
import styles from './SymbolIndex.module.css';

export interface SymbolIndexProps {
  /** What the headings of the lists name. */
  grouping: Grouping;
  kinds: readonly string[];
  extensions: readonly string[];
  total: number;
}

const STATUSES = ['Stable', 'Experimental', 'Deprecated', 'Internal'];

/**
 * Filters the lists of symbols that follow it in the page, by text, kind, status and extension. The filter
 * is kept in the address. Without scripts the lists are all there is.
 */
export function SymbolIndex({ grouping, kinds, extensions, total }: SymbolIndexProps) {
  const [filter, setFilter] = useState<Filter>();
  const [matching, setMatching] = useState<number>();
  const shown = matching ?? total;
  const box = useRef<HTMLDivElement>(null);
  const current = filter ?? NO_FILTER;

  // The server does not know the query: what it asks for is applied once the page answers, if nothing was typed before.
  useEffect(() => {
    const asked = readFilter(window.location.search);
    setFilter({ ...asked, text: typedInto(box.current) || asked.text });
  }, []);
  useEffect(() => {
    const place = box.current?.closest('[data-island]');
    if (!filter || !place) return;
    setMatching(showMatches(readGroups(place, grouping), filter));
    showContents();
    const { pathname, search, hash } = window.location;
    const query = writeFilter(search, filter);
    if (query !== search)
      window.history.replaceState(window.history.state, '', pathname + query + hash);
  }, [filter, grouping]);

  useAskedResult(matching !== undefined);

  const set = (part: Partial<Filter>) => setFilter({ ...current, ...part });
  return (
    <div ref={box}>
      <AskedResult />
      <search className={fields}>
        <Field label="Filter">
          {(id) => (
            <input
              id={id}
              type="search"
              value={current.text}
              placeholder="Name or words"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => set({ text: event.target.value })}
            />
          )}
        </Field>
        <Choice
          label="Kind"
          value={current.kind}
          options={kinds}
          onChange={(kind) => set({ kind })}
        />
        <Choice
          label="Extension"
          value={current.extension}
          options={extensions}
          onChange={(extension) => set({ extension })}
        />
        <Choice
          label="Status"
          value={current.status}
          options={STATUSES}
          onChange={(status) => set({ status })}
        />
        <p role="status">{shown === total ? `${total} symbols` : `${shown} of ${total} symbols`}</p>
      </search>
      {shown === 0 && (
        <p className={styles.nothing}>
          No symbol matches. Try fewer words, or{' '}
          <button type="button" onClick={() => setFilter(NO_FILTER)}>
            show all of them
          </button>
          .
        </p>
      )}
    </div>
  );
}
