import { useEffect, useMemo, useRef, useState } from 'react';
import { data } from 'virtual-library-symbols';
import { library } from '../../../config/library';
import { UPGRADE_PARAMETERS } from '../../../config/pages';
import { readStoredJson, store, textRecord } from '../../../lib/storage';
import { majorOf, majorsOf } from '../../../lib/versions';
import { Choice, fields, typedInto } from '../../../ui/Fields/Fields';
import { RequestedResult, useRequestedResult } from '../../../ui/Fields/requestedResult';
import { useAddress } from '../../../ui/Fields/useAddress';
import { Check } from '../check/Check';
import { check } from '../check/check';
import { olderMajor, onChoice } from '../chosen';
import type { Break } from './breaks';
import { type Release, stepsOf, versionOf } from './compareVersions';
import { Checklist, Commands } from './Steps';

export interface UpgradeProps {
  /** Oldest first. */
  versions: Release[];
  /** In the order of the checklist. */
  breaks: Break[];
}

/** The checked text since the page load, because a link in the result leads to another page. It is not stored. */
let kept = '';

/** A checklist that starts with the chosen version. Without scripts, there are only the tables below it. */
export function Upgrade({ versions, breaks }: UpgradeProps) {
  const { chosen, isKnown, choose } = useAddress(UPGRADE_PARAMETERS);
  const box = useRef<HTMLElement>(null);
  const [older, setOlder] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const readChoice = () => setOlder(`${olderMajor() ?? ''}`);
    // The reader may have typed before hydration.
    kept = typedInto(box.current) || kept;
    setText(kept);
    readChoice();
    return onChoice(readChoice);
  }, []);

  const { to } = chosen;
  const end = to ? versionOf(to, versions) : versions.at(-1);
  const written = chosen.from || older;
  const result = useMemo(() => {
    const target = end ?? versions.at(-1);
    if (!text.trim() || !target) return undefined;
    return check(text, versionOf(written, versions), target, versions, data);
  }, [text, written, end, versions]);
  const from = written || (result?.installed?.version ?? '');
  const start = versionOf(from, versions);
  const unknown = [from, to].find((text) => text && !versionOf(text, versions));
  const isOrdered = start && end && versions.indexOf(start) < versions.indexOf(end);
  const steps = isOrdered ? stepsOf(library.packageName, start, end, versions, breaks) : [];
  const { checked, setChecked } = useChecked(`${start?.version}-${end?.version}`);
  const toCheck = steps.flatMap((step) => step.breaks);
  const done = toCheck.filter(({ id }) => checked.includes(id)).length;
  useRequestedResult(isKnown);

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
      <Check
        text={text}
        onText={(next) => {
          kept = next;
          setText(next);
        }}
        result={result}
      />
      {isOrdered && (
        <>
          <h2>From version {majorOf(start.version)}: what to change, and how to upgrade</h2>
          <Commands steps={steps} start={start} end={end} />
          {steps.map((step) => (
            <Checklist
              key={step.release.version}
              step={step}
              checked={checked}
              onCheck={setChecked}
            />
          ))}
        </>
      )}
    </search>
  );
}

/** Storage key of the changes that the reader has checked, by upgrade. */
const KEY = 'library-upgrades';

/** Maximum length of the stored JSON, which is enough for all upgrades with all changes checked. */
const MAX_LENGTH = 20_000;

/** Reads the ids of checked changes, separated by spaces, by upgrade. */
export const readUpgrades = () => readStoredJson(KEY, MAX_LENGTH, textRecord) ?? {};

/** The ids of checked changes by upgrade (`19.5.0-22.0.0`). If storage is blocked, they are kept for the visit. */
export function useChecked(upgrade: string) {
  const [upgrades, setUpgrades] = useState<Record<string, string>>({});
  useEffect(() => setUpgrades(readUpgrades()), []);
  const checked = (upgrades[upgrade] ?? '').split(' ').filter(Boolean);
  const setChecked = (id: string, isChecked: boolean) => {
    const ids = checked.filter((other) => other !== id);
    const next = { ...upgrades, [upgrade]: [...ids, ...(isChecked ? [id] : [])].join(' ') };
    setUpgrades(next);
    store(KEY, JSON.stringify(next));
  };
  return { checked, setChecked };
}
