import {
  type ComponentType,
  Fragment,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ISLANDS } from '../../../app/islands/watchIslands';
import { CHANGES_ROUTE } from '../../../config/pages';
import { RequestedResult, useRequestedResult } from '../../../ui/Fields/requestedResult';
import { useAddress } from '../../../ui/Fields/useAddress';
import { FrameLink } from '../../../ui/FrameLink/FrameLink';
import { type Files, importedNames } from '../generate/code';
import { demoOf } from '../generate/demo';
import { clashProblem, filesOf, planOf } from '../generate/files';
import type { Plan } from '../generate/templates';
import { entityProblem, fieldsProblem } from '../names';
import { type Later, latestOf, NEEDS, type Need, outcomeOf, questions, rivalsOf } from '../needs';
import { Code } from './Code';
import { Question, TextField } from './Form';

/** URL parameters. */
const PARAMETERS = ['entity', 'fields', 'with'] as const;

const DEFAULTS = { entity: 'Flight', fields: 'from, to, delayed: boolean', with: 'entities,undo' };

/** The value of `with` if nothing is selected, because an empty value means the default. */
const NOTHING = 'none';

export interface StoreBuilderProps {
  /** The versions that added what needs require, if an older version lacks it. */
  since: Partial<Record<Need, string>>;
  later: Later;
}

/**
 * Renders the store builder: the form, the generated files, and the files running as a demo. The choice is in the URL.
 */
export function StoreBuilder({ since, later }: StoreBuilderProps) {
  const { chosen, isKnown, choose } = useAddress(PARAMETERS);
  // An empty parameter means the default, but the reader can empty a field.
  const [typed, setTyped] = useState<Partial<typeof DEFAULTS>>({});
  const entity = typed.entity ?? (chosen.entity || DEFAULTS.entity);
  const fields = typed.fields ?? (chosen.fields || DEFAULTS.fields);
  const needs = chosen.with || DEFAULTS.with;
  const selected = useMemo(() => needsIn(needs), [needs]);
  const outcome = useMemo(() => outcomeOf(selected), [selected]);
  useRequestedResult(isKnown);

  const isEmpty = outcome.on.size === 0;
  const problems = { entity: entityProblem(entity), fields: fieldsProblem(fields) };
  if (!isEmpty && !problems.entity && !problems.fields)
    problems.entity = clashProblem(outcome.on, entity, fields);
  const isValid = !isEmpty && !problems.entity && !problems.fields;
  const key = JSON.stringify([entity, fields, [...outcome.on]]);
  /** The last valid choice, which is kept while the reader's input has a problem. */
  const valid = useRef(key);
  if (isValid) valid.current = key;
  const latest = valid.current;
  const shown = useMemo(() => {
    const [entity, fields, needs] = JSON.parse(latest) as [string, string, Need[]];
    const plan = planOf(new Set(needs), entity, fields);
    return { plan, files: filesOf(plan) };
  }, [latest]);

  const textField = (name: 'entity' | 'fields', label: string, value: string, hint: string) => (
    <TextField
      label={label}
      value={value}
      hint={hint}
      problem={problems[name]}
      onChange={(text) => {
        setTyped({ ...typed, [name]: text });
        choose({ [name]: text });
      }}
    />
  );
  return (
    <div className="builder">
      <RequestedResult />
      <noscript>
        <p>
          The store builder needs JavaScript. Below is the code of its first example, a store with
          entities, undo and redo.
        </p>
      </noscript>
      <div className="builder-choice">
        <section className="builder-form" aria-label="What the store needs">
          {/* Until the address is known, the form is disabled, so that no input is lost. */}
          <fieldset disabled={!isKnown}>
            <legend>Entity</legend>
            {textField('entity', 'Name', entity, 'In the singular, such as Flight or FlightPlan.')}
            {textField(
              'fields',
              'Fields',
              fields,
              'Such as from, seats: number, delayed: boolean.',
            )}
          </fieldset>
          {questions.map((question) => (
            <Question
              key={question.legend}
              question={question}
              outcome={outcome}
              since={since}
              isDisabled={!isKnown}
              onSelect={(need, cleared) => {
                const kept = [...selected].filter((other) => !cleared.includes(other));
                choose({ with: [...kept, ...(need ? [need] : [])].join() || NOTHING });
              }}
            />
          ))}
        </section>
        <p role="status" className="builder-problem">
          {isEmpty && 'Nothing is selected yet. Select what your store needs.'}
        </p>
      </div>
      <div className="builder-result">
        <Lacking files={shown.files} later={later} />
        <Code files={shown.files} isCurrent={isValid} />
        {isKnown && ISLANDS.GeneratedDemo && <Running {...shown} />}
      </div>
    </div>
  );
}

/** Returns the needs in an address. It may name several of which a store has only one. */
function needsIn(text: string): ReadonlySet<Need> {
  const named = text.split(',').flatMap((part) => NEEDS.find((need) => need === part) ?? []);
  return new Set(
    named.filter((need) => rivalsOf(need).find((rival) => named.includes(rival)) === need),
  );
}

/**
 * Says what the chosen version of the library lacks of the code. Hidden from readers of newer versions by the style sheet
 * for the chosen version.
 */
function Lacking({ files, later }: { files: Files; later: Later }) {
  const latest = latestOf(importedNames(files), later);
  return (
    <div role="status">
      {latest && (
        <p hidden data-since={latest.since}>
          This code does not work in your version, which lacks{' '}
          {latest.names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ' and '}
              <code>{name}()</code>
            </Fragment>
          ))}{' '}
          (since {latest.since}). <FrameLink href={CHANGES_ROUTE}>How to upgrade</FrameLink>
        </p>
      )}
    </div>
  );
}

/** Runs the generated files in the island for generated demos. */
function Running({ plan, files }: { plan: Plan; files: Files }) {
  const [loaded, setLoaded] = useState<{ Demo?: ComponentType<ReturnType<typeof demoOf>> }>();
  const load = useCallback(() => {
    setLoaded(undefined);
    ISLANDS.GeneratedDemo?.load().then(
      (Demo) => setLoaded({ Demo }),
      () => setLoaded({}),
    );
  }, []);
  useEffect(load, [load]);
  const demo = useMemo(() => demoOf(plan, files), [plan, files]);
  return (
    <section className="builder-running" aria-label="Running store">
      {loaded?.Demo && <loaded.Demo {...demo} />}
      {loaded && !loaded.Demo && (
        <p role="alert">
          The demo could not be loaded.{' '}
          <button type="button" onClick={load}>
            Retry
          </button>
        </p>
      )}
    </section>
  );
}
