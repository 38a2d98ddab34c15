import { useEffect, useRef, useState } from 'react';
import { library } from '../../../config/library';
import { majorOf, majorsOf } from '../../../lib/versions';
import { Choice, fields } from '../../../ui/Fields/Fields';
import { RequestedResult, useRequestedResult } from '../../../ui/Fields/requestedResult';
import { useAddress } from '../../../ui/Fields/useAddress';
import { olderMajor, onChoice } from '../chosen';
import { Checklist } from './Checklist';
import { Commands } from './Commands';
import { type IdentifiedChange, type Release, stepsOf, versionOf } from './compareVersions';
import { type Description, descriptionsAfter } from './descriptions';
import { useChecked } from './useChecked';

export interface UpgradeProps {
  /** Oldest first. */
  versions: Release[];
  /** In the order of the table rows. */
  changes: IdentifiedChange[];
}

/** URL parameters of the fields. */
const FIELDS = ['from', 'to'] as const;

/**
 * Renders the steps of an upgrade as a checklist: the commands, and the changes to check. Starts with the version that
 * the reader has chosen, and keeps other choices in the URL. Without scripts, there are only the tables below it.
 */
export function Upgrade({ versions, changes }: UpgradeProps) {
  const { chosen, isKnown, choose } = useAddress(FIELDS);
  const box = useRef<HTMLElement>(null);
  const [descriptions, setDescriptions] = useState<Description[]>([]);
  const [older, setOlder] = useState('');
  useEffect(() => {
    const readChoice = () => setOlder(`${olderMajor() ?? ''}`);
    setDescriptions(descriptionsAfter(box.current));
    readChoice();
    return onChoice(readChoice);
  }, []);

  const from = chosen.from || older;
  const { to } = chosen;
  const start = versionOf(from, versions);
  const end = to ? versionOf(to, versions) : versions.at(-1);
  const unknown = [from, to].find((text) => text && !versionOf(text, versions));
  const isOrdered = start && end && versions.indexOf(start) < versions.indexOf(end);
  const steps = isOrdered ? stepsOf(library.packageName, start, end, versions, changes) : [];
  const { checked, check } = useChecked(`${start?.version}-${end?.version}`);
  const toCheck = steps.flatMap((step) => step.changes).filter(({ kind }) => kind !== 'added');
  const done = toCheck.filter(({ id }) => checked.includes(id)).length;
  useRequestedResult(isKnown && descriptions.length > 0);

  const majors = majorsOf(versions).map(String).toReversed();
  const withChosen = (text: string) =>
    text && !majors.includes(text) ? [text, ...majors] : majors;
  return (
    <search ref={box}>
      <RequestedResult />
      <div className={fields}>
        <Choice
          label="Your version"
          value={from}
          options={withChosen(from)}
          none="Choose"
          onChange={(next) => choose({ from: next })}
        />
        <Choice
          label="Upgrade to"
          value={to}
          options={withChosen(to)}
          none="Newest"
          onChange={(next) => choose({ to: next })}
        />
        <p role="status">
          {unknown
            ? `Version ${unknown} is not known: choose one from the list.`
            : !start
              ? 'Choose your version to see what to do.'
              : !isOrdered
                ? 'Choose a newer version to upgrade to.'
                : `From ${start.version} to ${end.version}: ${done} of ${toCheck.length} checked`}
        </p>
      </div>
      {isOrdered && descriptions.length > 0 && (
        <>
          <h2>Changes since version {majorOf(start.version)}, and how to upgrade</h2>
          <Commands steps={steps} start={start} end={end} />
          {steps.map((step) => (
            <Checklist
              key={step.release.version}
              step={step}
              description={(change) => descriptions[changes.indexOf(change)]}
              checked={checked}
              onCheck={check}
            />
          ))}
        </>
      )}
    </search>
  );
}
