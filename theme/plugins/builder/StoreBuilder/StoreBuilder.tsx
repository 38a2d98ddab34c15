import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sources } from 'virtual-builder-sources';
import { ISLANDS } from '../../../app/islands/watchIslands';
import { CHANGES_ROUTE } from '../../../config/pages';
import { RequestedResult, useRequestedResult } from '../../../ui/Fields/requestedResult';
import { useAddress } from '../../../ui/Fields/useAddress';
import { FrameLink } from '../../../ui/FrameLink/FrameLink';
import { demoOf } from '../demo';
import { type Files, filesOf, importedNames } from '../generate';
import { type Later, latestOf, needsIn, outcomeOf, questions } from '../needs';
import { type Plan, planOf, type Texts } from '../plan';
import { problemsOf } from '../problems';
import { GeneratedFiles } from './GeneratedFiles';
import { Question } from './Question';
import { TextFields } from './TextFields';

const PARAMETERS = ['entity', 'fields', 'state', 'load', 'collection', 'with'] as const;

const TEXTS: Texts = {
  entity: 'Flight',
  fields: 'from, to, delayed: boolean',
  state: '',
  load: '',
  collection: '',
};

const NEEDS = 'undo';

/** Texts that are valid for each store, also for one without a list. */
const VALID: Texts = { ...TEXTS, state: 'from' };

/**
 * Renders the store builder: the form, the generated files, and the files running as a demo. The choice is in the URL.
 */
export function StoreBuilder({ later }: { later: Later }) {
  const { chosen, isKnown, choose } = useAddress(PARAMETERS);
  // An empty parameter means the default, but the reader can empty a field.
  const [typed, setTyped] = useState<Partial<Texts>>({});
  const texts: Texts = { ...TEXTS };
  for (const name of Object.keys(TEXTS) as (keyof Texts)[])
    texts[name] = typed[name] ?? (chosen[name] || TEXTS[name]);
  const needs = chosen.with || NEEDS;
  const selected = useMemo(() => needsIn(needs), [needs]);
  const outcome = useMemo(() => outcomeOf(selected), [selected]);
  useRequestedResult(isKnown);

  const problems = problemsOf(outcome.on, texts, sources);
  const isValid = !Object.values(problems).some(Boolean);
  /** The last valid texts, which are kept while those of the reader have a problem. */
  const valid = useRef(TEXTS);
  if (isValid) valid.current = texts;
  else if (Object.values(problemsOf(outcome.on, valid.current, sources)).some(Boolean))
    valid.current = outcome.on.has('plain') ? VALID : TEXTS;
  const latest = JSON.stringify(valid.current);
  const shown = useMemo(() => {
    const plan = planOf(outcome.on, JSON.parse(latest));
    return { plan, files: filesOf(plan, sources) };
  }, [outcome.on, latest]);

  const running = useRef<HTMLDivElement>(null);
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
        <TextFields
          isDisabled={!isKnown}
          on={outcome.on}
          texts={texts}
          problems={problems}
          onType={(text) => {
            setTyped({ ...typed, ...text });
            choose(text);
          }}
        />
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
        <GeneratedFiles
          files={shown.files}
          isKnown={isKnown}
          isCurrent={isValid}
          onPreview={() => running.current?.scrollIntoView({ block: 'nearest' })}
        />
        <div ref={running} className="builder-preview">
          {isKnown && ISLANDS.GeneratedDemo && <Running {...shown} />}
        </div>
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
          <code translate="no">{latest.names.map((name) => `${name}()`).join(', ')}</code> (since{' '}
          {latest.since}). <FrameLink href={CHANGES_ROUTE}>How to upgrade</FrameLink>
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
  const demo = useMemo(() => demoOf(plan, files, sources), [plan, files]);
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
