import { useEffect, useRef, useState } from 'react';
import { showContents } from '../api/SymbolIndex/rows';
import { site } from '../config/site';
import { Choice, fields } from '../Fields/Fields';
import { FrameLink } from '../FrameLink/FrameLink';
import { majorOf, majorsOf } from '../Version/majors';
import { sectionsBehind, showRows } from './rows';
import {
  type ChangeKind,
  commandsFor,
  isMet,
  type Release,
  type ReleaseChange,
  raisedPeers,
  versionOf,
} from './upgrade';

export interface UpgradeProps {
  /** Oldest first. */
  versions: Release[];
  /** In the order of the tables' rows. */
  changes: ReleaseChange[];
}

/** What the reader has chosen, as the address has it; empty texts are no choice. */
interface Chosen {
  from: string;
  to: string;
  kind: string;
  extension: string;
}

const NOTHING: Chosen = { from: '', to: '', kind: '', extension: '' };
const PARTS = Object.keys(NOTHING) as (keyof Chosen)[];

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
  const { from, to, kind, extension } = chosen ?? NOTHING;
  const newest = versions.at(-1);
  const start = versionOf(from, versions);
  const end = to ? versionOf(to, versions) : newest;
  const unknown = [from, to].find((text) => text !== '' && !versionOf(text, versions));
  const isOrdered = !start || !end || versions.indexOf(start) < versions.indexOf(end);

  // The server does not know the address.
  useEffect(() => setChosen(readChosen(window.location.search)), []);

  const met = changes.map(
    (change) =>
      (!start || !end || isMet(change, start, end)) &&
      (!kind || KINDS[change.kind].toLowerCase() === kind) &&
      (!extension || change.symbols.some(([name]) => name.toLowerCase() === extension)),
  );
  const count = met.filter(Boolean).length;

  useEffect(() => {
    const place = box.current?.closest('[data-island]');
    if (!place || !chosen) return;
    showRows(sectionsBehind(place), met);
    showContents();
    const { pathname, search, hash } = window.location;
    const query = writeChosen(search, chosen);
    if (query !== search) {
      window.history.replaceState(window.history.state, '', pathname + query + hash);
    }
  });

  const set = (part: Partial<Chosen>) => setChosen({ ...NOTHING, ...chosen, ...part });
  const majors = majorsOf(versions).map(String).toReversed();
  const withChosen = (text: string) =>
    text && !majors.includes(text) ? [text, ...majors] : majors;
  const extensions = [...new Set(changes.flatMap(({ symbols }) => symbols.map(([name]) => name)))];
  return (
    <search ref={box}>
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
        <Choice
          label="About"
          value={extension}
          options={extensions.toSorted((a, b) => a.localeCompare(b))}
          onChange={(next) => set({ extension: next })}
        />
        <p role="status">
          {statusOf({ unknown, isOrdered, count, all: changes.length, start, end })}
        </p>
      </div>
      {start && end && isOrdered && (
        <Steps
          start={start}
          end={end}
          changed={changes.filter((change, at) => met[at] && change.kind === 'changed')}
        />
      )}
    </search>
  );
}

/** What to run, what comes with it, and where declarations can be compared. */
function Steps({
  start,
  end,
  changed,
}: {
  start: Release;
  end: Release;
  changed: ReleaseChange[];
}) {
  const peers = raisedPeers(start, end);
  const symbols = new Map(changed.flatMap((change) => change.symbols));
  return (
    <>
      <p>Run these commands in turn, and test after each:</p>
      <ol>
        {commandsFor(site.library.packageName, start, end).map((command) => (
          <li key={command}>
            <code>{command}</code>
          </li>
        ))}
      </ol>
      {peers.length > 0 && (
        <p>
          {end.version} needs {peers.map(([name, range]) => `${name} ${range}`).join(', ')}.
        </p>
      )}
      {symbols.size > 0 && (
        <p>
          Declarations before and after:{' '}
          {[...symbols].map(([name, href], at) => (
            <span key={name}>
              {at > 0 && ', '}
              <FrameLink href={`${href}#history`}>{name}</FrameLink>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function statusOf({
  unknown,
  isOrdered,
  count,
  all,
  start,
  end,
}: {
  unknown: string | undefined;
  isOrdered: boolean;
  count: number;
  all: number;
  start: Release | undefined;
  end: Release | undefined;
}): string {
  if (unknown) return `Version ${unknown} is not known here: choose one of the list.`;
  if (!isOrdered) return 'Choose a newer version to upgrade to.';
  const changes = count === 1 ? 'One change' : `${count} changes`;
  if (!start || !end)
    return count === all ? `${all} changes in all versions` : `${changes} of ${all}`;
  return `${changes} from ${start.version} to ${end.version}`;
}

function readChosen(search: string): Chosen {
  const query = new URLSearchParams(search);
  const chosen = { ...NOTHING };
  for (const part of PARTS) chosen[part] = query.get(part) ?? '';
  return chosen;
}

function writeChosen(search: string, chosen: Chosen): string {
  const query = new URLSearchParams(search);
  for (const part of PARTS) {
    if (chosen[part]) query.set(part, chosen[part]);
    else query.delete(part);
  }
  const text = query.toString();
  return text && `?${text}`;
}
