import { useEffect, useRef, useState } from 'react';
import { routeOfAddress } from '../../../lib/base';
import { Choice, Field, fields, typedInto } from '../../../ui/Fields/Fields';
import { RequestedResult, useRequestedResult } from '../../../ui/Fields/requestedResult';
import { useAddress } from '../../../ui/Fields/useAddress';
import { factsIn, matches, PARTS } from './facts';
import { showRows } from './rows';
import './symbolIndex.css';
import { type Found, showSignatures, useFound } from './signatures';

export interface SymbolIndexProps {
  kinds: readonly string[];
  extensions: readonly string[];
  total: number;
}

const STATUSES = ['Stable', 'Experimental', 'Deprecated', 'Internal'];

/**
 * Filters the lists of symbols below it by text, kind, status and extension. Keeps the filter in the URL. Without
 * scripts, there are only the lists.
 */
export function SymbolIndex({ kinds, extensions, total }: SymbolIndexProps) {
  const { chosen, isKnown, choose } = useAddress(PARTS);
  const [matching, setMatching] = useState<number>();
  const [isVain, setVain] = useState(false);
  const found = useFound(chosen.q, isVain);
  const shown = matching ?? total;
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is applied once
  useEffect(() => {
    const q = typedInto(box.current);
    if (q) choose({ q });
  }, []);
  useEffect(() => {
    if (!isKnown) return;
    const show = (filter: typeof chosen, among?: Found) =>
      showRows(box.current, (element, heading) =>
        factsIn(element, heading).map(([row, facts]) => {
          const path = routeOfAddress(row.querySelector('a') ?? location);
          showSignatures(row, among?.get(path ?? ''));
          return [row, matches(facts, filter) && (among?.has(path ?? '') ?? true)];
        }),
      );
    const byWords = show(chosen);
    setVain(byWords === 0);
    const isBetter = found && (byWords === 0 || found.size > 0);
    setMatching(isBetter ? show({ ...chosen, q: '' }, found) : byWords);
  }, [isKnown, chosen, found]);

  useRequestedResult(matching !== undefined);

  return (
    <div ref={box}>
      <RequestedResult />
      <search className={fields}>
        <Field label="Filter">
          {(id) => (
            <input
              id={id}
              type="search"
              value={chosen.q}
              placeholder="Name, words or type"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => choose({ q: event.target.value })}
            />
          )}
        </Field>
        <Choice
          label="Kind"
          value={chosen.kind}
          options={kinds}
          onChange={(kind) => choose({ kind })}
        />
        <Choice
          label="Extension"
          value={chosen.extension}
          options={extensions}
          onChange={(extension) => choose({ extension })}
        />
        <Choice
          label="Status"
          value={chosen.status}
          options={STATUSES}
          onChange={(status) => choose({ status })}
        />
        <p role="status">{shown === total ? `${total} symbols` : `${shown} of ${total} symbols`}</p>
      </search>
      {shown === 0 && (
        <p>
          No symbols match. Try fewer words.{' '}
          <button
            type="button"
            className="button"
            onClick={() => choose({ q: '', kind: '', status: '', extension: '' })}
          >
            Show all symbols
          </button>
        </p>
      )}
    </div>
  );
}
