import { useEffect, useMemo, useRef, useState } from 'react';
import { library } from '../../../config/library';
import { UPGRADE_PARAMETERS } from '../../../config/pages';
import { readStoredJson, store, textRecord } from '../../../lib/storage';
import { Choice, fields, typedInto } from '../../../ui/Fields/Fields';
import { RequestedResult, useRequestedResult } from '../../../ui/Fields/requestedResult';
import { useAddress } from '../../../ui/Fields/useAddress';
import { Check } from '../check/Check';
import { checkList } from '../check/check';
import type { Project } from '../check/project';
import { useCheck } from '../check/useCheck';
import { olderMajor, onChoice } from '../chosen';
import type { Break } from './breaks';
import { Checklist, Commands } from './Steps';
import { newestOf, oldestOf, type Release, type Step, stepsOf } from './upgradeSteps';

export interface UpgradeProps {
  /** Oldest first. */
  versions: Release[];
  /** In the order of the checklist. */
  breaks: Break[];
}

/** What was checked since the page load, because a link in the result leads to another page. It is not stored. */
const kept: { text: string; project?: Project } = { text: '' };

/** A checklist that starts with the chosen version. Without scripts, there are only the tables below it. */
export function Upgrade({ versions, breaks }: UpgradeProps) {
  const { chosen, isKnown, choose } = useAddress(UPGRADE_PARAMETERS);
  const box = useRef<HTMLElement>(null);
  const [older, setOlder] = useState('');
  const [text, setText] = useState('');
  const [project, setProject] = useState<Project>();

  const enter = (next: string) => {
    const list = checkList(next, versions);
    if (list && 'accepted' in list) {
      kept.project = list;
      setProject(list);
      const [installed] = list.accepted;
      if (installed) choose({ from: installed.version });
    }
    kept.text = next;
    setText(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration
  useEffect(() => {
    const readChoice = () => setOlder(`${olderMajor() ?? ''}`);
    setProject(kept.project);
    // The reader may have typed before hydration.
    const typed = typedInto(box.current);
    if (typed) enter(typed);
    else setText(kept.text);
    readChoice();
    return onChoice(readChoice);
  }, []);

  const from = chosen.from || older;
  const start = oldestOf(from, versions);
  const newest = versions.at(-1);
  const end = chosen.to ? newestOf(chosen.to, versions) : newest;
  const unknown = from && !start ? from : end ? '' : chosen.to;
  const isOrdered = start && end && versions.indexOf(start) < versions.indexOf(end);

  // A project that does not accept the chosen version says nothing about its other packages.
  const isOfProject = start && (!project?.accepted.length || project.accepted.includes(start));
  const installed = useMemo(
    () => ({
      versions: { ...start?.tried, ...(isOfProject && project?.versions) },
      packages: project?.packages,
    }),
    [start, isOfProject, project],
  );
  const target = useMemo(
    () => ({
      from: start && installed.versions,
      to: end ?? (newest as Release),
      versions,
      breaks,
    }),
    [start, installed, end, newest, versions, breaks],
  );
  const result = useCheck(text, target, start);
  const concerned = result && 'concerned' in result ? result.concerned : undefined;
  const stepsWith = (some: readonly Break[]) =>
    isOrdered ? stepsOf(library.packageName, start, end, versions, some, installed) : [];
  const isShown = ({ id, names }: Break) => !concerned || names.length === 0 || concerned.has(id);
  const steps = stepsWith(breaks.filter(isShown));
  const listed = breaksIn(steps);
  const hidden = breaksIn(stepsWith(breaks)).length - listed.length;
  const { checked, setChecked } = useChecked(`${start?.version}-${end?.version}`);
  const done = listed.filter(({ id }) => checked.includes(id)).length;
  useRequestedResult(isKnown);

  return (
    <search ref={box}>
      <RequestedResult />
      <div className={fields}>
        <Choice
          label="Your version"
          value={start?.version ?? from}
          options={optionsOf(versions, from)}
          none="Choose"
          onChange={(next) => choose({ from: next })}
        />
        <Choice
          label="Upgrade to"
          value={end === newest ? '' : (end?.version ?? chosen.to)}
          options={optionsOf(versions, chosen.to).filter((option) => option !== newest?.version)}
          none={`${newest?.version} (current)`}
          onChange={(next) => choose({ to: next })}
        />
        <p role="status">
          {unknown
            ? `Version ${unknown} is not known: choose one from the list.`
            : !start || !end
              ? 'Choose your version to see what to do.'
              : !isOrdered
                ? 'Choose a newer version to upgrade to.'
                : `From ${start.version} to ${end.version}: ${
                    listed.length === 0
                      ? `no known break${concerned ? ' in this code' : ''}`
                      : `${done} of ${concerned ? '' : 'up to '}${listed.length} checked`
                  }`}
        </p>
      </div>
      <Check text={text} onText={enter} result={result} />
      {isOrdered && (
        <>
          <h2>
            From {start.version} to {end.version}: how to upgrade
          </h2>
          {!concerned && listed.length > 0 && (
            <p>Add your stores above: then the list has only what concerns them.</p>
          )}
          {concerned && hidden > 0 && (
            <p>
              The list has only what concerns the code above.{' '}
              {hidden === 1 ? '1 more change does' : `${hidden} more changes do`} not.
            </p>
          )}
          <Commands steps={steps} start={start} end={end} isComplete={!!installed.packages} />
          {steps.map((step) => (
            <Checklist
              key={step.release.version}
              step={step}
              isCertain={!!concerned}
              checked={checked}
              onCheck={setChecked}
            />
          ))}
        </>
      )}
    </search>
  );
}

const breaksIn = (steps: readonly Step[]) => steps.flatMap((step) => step.breaks);

/** All versions, newest first, after one that is unknown. */
function optionsOf(versions: readonly Release[], chosen: string): string[] {
  const options = versions.map(({ version }) => version).toReversed();
  return chosen && !newestOf(chosen, versions) ? [chosen, ...options] : options;
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
