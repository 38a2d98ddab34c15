import { useEffect, useRef, useState } from 'react';
import { showContents } from '../api/SymbolIndex/rows';
import { AskedResult, useAskedResult } from '../Fields/askedResult';
import { Choice, fields } from '../Fields/Fields';
import { majorOf, majorsOf } from '../Version/versions';
import { type Chosen, NOTHING, readChosen, writeChosen } from './chosen';
import { Declarations } from './Declarations';
import { Extensions } from './Extensions';
import { sectionsBehind, showRows } from './rows';
import { Steps } from './Steps';
import { type ChangeKind, isMet, type Release, type ReleaseChange, versionOf } from './upgrade';

export interface UpgradeProps {
  /** Oldest first. */
  versions: Release[];
  /** In the order of the tables' rows. */
  changes: ReleaseChange[];
}

const KINDS: Record<ChangeKind, string> = {
  added: 'New',
  changed: 'Changed',
  deprecated: 'Deprecated',
  moved: 'Moved',
  other: 'Other',
};

/**
 * What changes for somebody who upgrades from one version to another. It narrows the tables that follow it in
 * the page; the choice is kept in the address. Without scripts the tables are all there is.
 */
export function Upgrade({ versions, changes }: UpgradeProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const box = useRef<HTMLElement>(null);
  const { from, to, kind, use } = chosen ?? NOTHING;
  const newest = versions.at(-1);
  const start = versionOf(from, versions);
  const end = to ? versionOf(to, versions) : newest;
  const isOrdered = !start || !end || versions.indexOf(start) < versions.indexOf(end);
  const names = [...new Set(changes.flatMap(({ extensions }) => extensions))].sort();
  const used = names.filter((name) => use.includes(name.toLowerCase()));
  const unknown = [
    ...[from, to]
      .filter((text) => text !== '' && !versionOf(text, versions))
      .map((text) => `Version ${text} is not known here: choose one of the list.`),
    ...use
      .filter((one) => !names.some((name) => name.toLowerCase() === one))
      .map((one) => `There is no extension ${one}: choose among those below.`),
  ];

  // The server does not know the address.
  useEffect(() => setChosen(readChosen(window.location.search)), []);

  const met = changes.map(
    (change) =>
      (!start || !end || isMet(change, start, end)) &&
      (!kind || KINDS[change.kind].toLowerCase() === kind) &&
      (used.length === 0 || change.extensions.some((name) => used.includes(name))),
  );

  useEffect(() => {
    const place = box.current?.closest('[data-island]');
    if (!place || !chosen) return;
    showRows(sectionsBehind(place), met);
    showContents();
    const { pathname, search, hash } = window.location;
    const query = writeChosen(search, chosen, names);
    if (query !== search) {
      window.history.replaceState(window.history.state, '', pathname + query + hash);
    }
  });

  const range = start && end && isOrdered ? { start, end } : undefined;
  // With a range, the declarations come last.
  useAskedResult(chosen !== undefined && !range);

  const set = (part: Partial<Chosen>) => setChosen({ ...NOTHING, ...chosen, ...part });
  const majors = majorsOf(versions).map(String).toReversed();
  const withChosen = (text: string) =>
    text && !majors.includes(text) ? [text, ...majors] : majors;
  return (
    <search ref={box}>
      <AskedResult />
      <div className={fields}>
        <Choice
          label="From version"
          value={from}
          options={withChosen(from)}
          onChange={(next) => set({ from: next })}
        />
        <Choice
          label="To version"
          value={to || String(majorOf(newest?.version ?? ''))}
          options={withChosen(to)}
          onChange={(next) => set({ to: next })}
        />
        <Choice
          label="Kind"
          value={kind}
          options={Object.values(KINDS)}
          onChange={(next) => set({ kind: next })}
        />
        <Extensions
          names={names}
          used={used}
          onChange={(next) => set({ use: next.map((name) => name.toLowerCase()) })}
        />
        <p role="status">
          {unknown[0] ??
            (isOrdered
              ? countOf(met.filter(Boolean).length, changes.length, used, start, end)
              : 'Choose a newer version to upgrade to.')}
        </p>
      </div>
      {range && (
        <>
          <Steps {...range} />
          <Declarations
            changes={changes.filter((change, at) => met[at] && change.kind === 'changed')}
          />
        </>
      )}
    </search>
  );
}

/** How many changes are shown, and which. */
function countOf(
  count: number,
  all: number,
  used: readonly string[],
  start: Release | undefined,
  end: Release | undefined,
): string {
  const changes = count === 1 ? 'One change' : `${count} changes`;
  const about = used.length > 0 ? ` about ${used.join(', ')}` : '';
  if (start && end) return `${changes}${about} from ${start.version} to ${end.version}`;
  if (about) return changes + about;
  return count === all ? `${all} changes in all versions` : `${changes} of ${all}`;
}
