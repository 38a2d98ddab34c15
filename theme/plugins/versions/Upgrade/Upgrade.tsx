import { useEffect, useRef } from 'react';
import { majorOf, majorsOf } from '../../../lib/versions';
import { AskedResult, useAskedResult } from '../../../ui/Fields/askedResult';
import { Choice, fields } from '../../../ui/Fields/Fields';
import { showRows } from '../../../ui/Fields/rows';
import { useAddress } from '../../../ui/Fields/useAddress';
import {
  addedSymbols,
  type ChangeKind,
  extensionNamesIn,
  isAffected,
  type Release,
  type ReleaseChange,
  versionOf,
} from './compareVersions';
import { Declarations } from './Declarations';
import { Extensions } from './Extensions';
import { Steps } from './Steps';

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

/** URL parameters of the fields. */
const FIELDS = ['from', 'to', 'kind', 'use'] as const;

/**
 * The changes of an upgrade from one version to another. Filters the tables after it, and keeps the choice in the URL.
 * Without scripts, there are only the tables.
 */
export function Upgrade({ versions, changes }: UpgradeProps) {
  const { chosen, isKnown, choose } = useAddress(FIELDS);
  const box = useRef<HTMLElement>(null);
  const { from, to, kind } = chosen;
  const use = extensionNamesIn(chosen.use);
  const newest = versions.at(-1);
  const start = versionOf(from, versions);
  const end = to ? versionOf(to, versions) : newest;
  const isOrdered = !start || !end || versions.indexOf(start) < versions.indexOf(end);
  const names = [...new Set(changes.flatMap(({ extensions }) => extensions))].sort();
  const used = names.filter((name) => use.includes(name.toLowerCase()));
  const unknown = [
    ...[from, to]
      .filter((text) => text !== '' && !versionOf(text, versions))
      .map((text) => `Version ${text} is not known here: choose one from the list.`),
    ...use
      .filter((one) => !names.some((name) => name.toLowerCase() === one))
      .map((one) => `There is no extension ${one}: choose one of those below.`),
  ];

  const met = changes.map(
    (change) =>
      (!start || !end || isAffected(change, start, end)) &&
      (!kind || KINDS[change.kind].toLowerCase() === kind) &&
      (used.length === 0 || change.extensions.some((name) => used.includes(name))),
  );

  useEffect(() => {
    if (!isKnown) return;
    let at = 0;
    showRows(box.current, (element) =>
      versionRows(element).map((row) => [row, met[at++] !== false]),
    );
  });

  const range = start && end && isOrdered ? { start, end } : undefined;
  // With a range, the declarations are rendered last.
  useAskedResult(isKnown && !range);

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
          onChange={(next) => choose({ from: next })}
        />
        <Choice
          label="To version"
          value={to || String(majorOf(newest?.version ?? ''))}
          options={withChosen(to)}
          onChange={(next) => choose({ to: next })}
        />
        <Choice
          label="Kind"
          value={kind}
          options={Object.values(KINDS)}
          onChange={(next) => choose({ kind: next })}
        />
        <Extensions names={names} used={used} onChange={(next) => choose({ use: next.join() })} />
        <p role="status">
          {unknown[0] ??
            (isOrdered
              ? countOf(met.filter(Boolean).length, changes.length, used, start, end)
              : 'Choose a newer version to upgrade to.')}
        </p>
      </div>
      {range && (
        <>
          <Steps {...range} versions={versions} />
          <Declarations
            changes={changes.filter((change, at) => met[at] && change.kind === 'changed')}
            added={addedSymbols(changes, range.start, range.end)}
          />
        </>
      )}
    </search>
  );
}

/** The rows of tables of versions. */
const versionRows = (element: HTMLElement) =>
  [...element.querySelectorAll('table')]
    .filter((table) => table.querySelector('th')?.textContent?.trim() === 'Version')
    .flatMap((table) => [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')]);

/** Describes the number and kind of visible changes. */
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
