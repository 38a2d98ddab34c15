import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ISLANDS } from '../../../app/islands/watchIslands';
import { CHANGES_ROUTE } from '../../../config/pages';
import { coloredCode } from '../../../content/Code/coloredCode';
import { Field } from '../../../ui/Fields/Fields';
import { RequestedResult, useRequestedResult } from '../../../ui/Fields/requestedResult';
import { useAddress } from '../../../ui/Fields/useAddress';
import { FrameLink } from '../../../ui/FrameLink/FrameLink';
import { type Files, importedNames } from '../generate/code';
import { demoOf } from '../generate/demo';
import { clashProblem, filesOf, planOf } from '../generate/files';
import type { Plan } from '../generate/templates';
import { entityProblem, fieldsProblem } from '../names';
import { type Later, latestOf, needsIn, outcomeOf, questions } from '../needs';
import { Question } from './Question';

const PARAMETERS = ['entity', 'fields', 'with'] as const;

const DEFAULTS = { entity: 'Flight', fields: 'from, to, delayed: boolean', with: 'undo' };

/**
 * Renders the store builder: the form, the generated files, and the files running as a demo. The choice is in the URL.
 */
export function StoreBuilder({ later }: { later: Later }) {
  const { chosen, isKnown, choose } = useAddress(PARAMETERS);
  // An empty parameter means the default, but the reader can empty a field.
  const [typed, setTyped] = useState<Partial<typeof DEFAULTS>>({});
  const entity = typed.entity ?? (chosen.entity || DEFAULTS.entity);
  const fields = typed.fields ?? (chosen.fields || DEFAULTS.fields);
  const needs = chosen.with || DEFAULTS.with;
  const selected = useMemo(() => needsIn(needs), [needs]);
  const outcome = useMemo(() => outcomeOf(selected), [selected]);
  useRequestedResult(isKnown);

  const problems = { entity: entityProblem(entity), fields: fieldsProblem(fields) };
  if (!problems.entity && !problems.fields)
    problems.entity = clashProblem(outcome.on, entity, fields);
  const isValid = !problems.entity && !problems.fields;
  /** The last valid names, which are kept while those of the reader have a problem. */
  const valid = useRef<Pick<typeof DEFAULTS, 'entity' | 'fields'>>(DEFAULTS);
  if (isValid) valid.current = { entity, fields };
  else if (clashProblem(outcome.on, valid.current.entity, valid.current.fields))
    valid.current = DEFAULTS;
  const latest = valid.current;
  const shown = useMemo(() => {
    const plan = planOf(outcome.on, latest.entity, latest.fields);
    return { plan, files: filesOf(plan) };
  }, [outcome.on, latest.entity, latest.fields]);

  const textField = (name: 'entity' | 'fields', label: string, value: string, hint: string) => (
    <Field label={label}>
      {(id) => (
        <>
          <input
            id={id}
            value={value}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={problems[name] ? true : undefined}
            aria-describedby={`${id}-about`}
            onChange={({ target }) => {
              setTyped({ ...typed, [name]: target.value });
              choose({ [name]: target.value });
            }}
          />
          {/* Instead of the hint, so that nothing moves. */}
          <p id={`${id}-about`} role="status">
            {problems[name] ?? hint}
          </p>
        </>
      )}
    </Field>
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
      <section className="builder-form" aria-label="What the store needs">
        {/* Until the address is known, the form is disabled, so that no input is lost. */}
        <fieldset disabled={!isKnown}>
          <legend>Entity</legend>
          {textField('entity', 'Name', entity, 'In the singular, such as Flight or FlightPlan.')}
          {textField(
            'fields',
            'Fields',
            fields,
            'Such as from, seats: number, departure: date, tags: string[].',
          )}
        </fieldset>
        {questions.map((question) => (
          <Question
            key={question.legend}
            question={question}
            outcome={outcome}
            later={later}
            isDisabled={!isKnown}
            onSelect={(need, cleared) => {
              // An empty value would mean the default.
              const kept = [...selected].filter((other) => !cleared.includes(other));
              choose({ with: [...kept, ...(need ? [need] : [])].join() || 'none' });
            }}
          />
        ))}
      </section>
      <div className="builder-result">
        <Lacking files={shown.files} later={later} />
        <Code files={shown.files} isCurrent={isValid} />
        {isKnown && ISLANDS.GeneratedDemo && <Running {...shown} />}
      </div>
    </div>
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
          <code>{latest.names.map((name) => `${name}()`).join(', ')}</code> (since {latest.since}).{' '}
          <FrameLink href={CHANGES_ROUTE}>How to upgrade</FrameLink>
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
    <section className="demo builder-running" aria-label="Running store">
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

/** Renders the generated files, one at a time, with a button that copies it. */
function Code({ files, isCurrent }: { files: Files; isCurrent: boolean }) {
  const [chosen, setChosen] = useState(0);
  const [status, setStatus] = useState('');
  const names = Object.keys(files);
  const name = names[chosen] ?? names[0] ?? '';
  const text = files[name] ?? '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(`${name} copied`);
    } catch {
      setStatus('The browser did not allow copying.');
    }
  };
  return (
    <section aria-label="Generated files">
      <div className="builder-bar">
        {names.map((file, index) => (
          <button
            key={file}
            type="button"
            className="chip"
            aria-pressed={file === name}
            onClick={() => setChosen(index)}
          >
            {file}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: this element scrolls */}
      <pre className="builder-code" tabIndex={0}>
        {/* A new element for each text, because React does not know the colors. */}
        <code key={text} ref={(element) => element?.replaceChildren(...coloredCode(text))}>
          {text}
        </code>
      </pre>
      <div className="builder-bar">
        <button type="button" className="button small" onClick={copy}>
          Copy
        </button>
        <span role="status">{isCurrent ? status : 'For your last valid input'}</span>
      </div>
    </section>
  );
}
