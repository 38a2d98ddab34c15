import { useEffect, useRef, useState } from 'react';
import { Choice, Field, fields, typedInto } from '../../../ui/Fields/Fields';
import { RequestedResult, useRequestedResult } from '../../../ui/Fields/requestedResult';
import { useAddress } from '../../../ui/Fields/useAddress';
import { factsIn, matches, PARTS, showRows } from './rows';
import './symbolIndex.css';

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
  const shown = matching ?? total;
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is applied once
  useEffect(() => {
    const q = typedInto(box.current);
    if (q) choose({ q });
  }, []);
  useEffect(() => {
    if (!isKnown) return;
    const rowsIn = (element: HTMLElement, heading: HTMLElement) =>
      factsIn(element, heading).map(([row, facts]) => [row, matches(facts, chosen)] as const);
    setMatching(showRows(box.current, rowsIn));
  }, [isKnown, chosen]);

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
              placeholder="Name or words"
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
