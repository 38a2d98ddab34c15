import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { RequestedResult, useRequestedResult } from '../../../ui/Fields/requestedResult';
import { useAddress } from '../../../ui/Fields/useAddress';
import { type GeneratedDemo, loadLiveDemo } from '../../demos';
import { BACKEND, demoFiles, MAIN, startFile } from '../generate/demo';
import { type Files, filesOf, planOf } from '../generate/files';
import { sendsRequests } from '../generate/plan';
import type { Later } from '../later';
import { entityProblem, fieldsProblem } from '../names';
import { isNeed, type Need, outcomeOf } from '../needs';
import { Code } from './Code';
import { clashProblem } from './clash';
import { Form, replaced, withoutRivals } from './Form';
import { Lacking } from './Lacking';

/** URL parameters. */
const PARAMETERS = ['entity', 'fields', 'with'] as const;

const DEFAULTS = { entity: 'Flight', fields: 'from, to, delayed: boolean', with: 'entities,undo' };

/** The value of `with` if nothing is selected, because an empty value means the default. */
const NOTHING = 'none';

export interface StoreBuilderProps {
  /** The versions that added what needs require, if an older version lacks it. */
  since: Partial<Record<Need, string>>;
  /** The versions that added the names that generated code imports. */
  later: Later;
}

interface Loaded {
  LiveDemo: ComponentType<{ name: string; generated?: GeneratedDemo }>;
  shared: Readonly<Record<string, string>>;
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
  const selected = useMemo(() => withoutRivals(needs.split(',').filter(isNeed)), [needs]);
  const outcome = useMemo(() => outcomeOf(selected), [selected]);
  const { on } = outcome;
  useRequestedResult(isKnown);

  const isEmpty = on.size === 0;
  const problems = { entity: entityProblem(entity), fields: fieldsProblem(fields) };
  if (!isEmpty && !problems.entity && !problems.fields)
    problems.entity = clashProblem(on, entity, fields);
  const isValid = !isEmpty && !problems.entity && !problems.fields;
  const key = JSON.stringify([entity, fields, [...on]]);
  /** The last valid choice, which is kept while the reader's input has a problem. */
  const valid = useRef(key);
  if (isValid) valid.current = key;
  const shown = useGenerated(valid.current);

  const select = (need: Need | undefined, cleared: readonly Need[]) =>
    choose({ with: [...replaced(selected, need, cleared)].join() || NOTHING });
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
        <Form
          entity={entity}
          fields={fields}
          problems={problems}
          outcome={outcome}
          since={since}
          isReady={isKnown}
          onEntity={(text) => {
            setTyped({ ...typed, entity: text });
            choose({ entity: text });
          }}
          onFields={(text) => {
            setTyped({ ...typed, fields: text });
            choose({ fields: text });
          }}
          onSelect={select}
        />
        <p role="status" className="builder-problem">
          {isEmpty && 'Nothing is selected yet. Select what your store needs.'}
        </p>
      </div>
      <div className="builder-result">
        <Lacking files={shown.files} later={later} />
        <Code files={shown.files} isCurrent={isValid} />
        {isKnown && <Running {...shown} />}
      </div>
    </div>
  );
}

/** Generates the files for a choice, which is passed as JSON. */
function useGenerated(key: string) {
  return useMemo(() => {
    const [entity, fields, needs] = JSON.parse(key) as [string, string, Need[]];
    const plan = planOf(new Set(needs), entity, fields);
    return { plan, files: filesOf(plan) };
  }, [key]);
}

interface RunningProps {
  plan: Parameters<typeof demoFiles>[0];
  files: Files;
}

/** Renders the generated files as a live demo. */
function Running({ plan, files }: RunningProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadLiveDemo().then(setLoaded, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  const generated = useMemo(
    (): GeneratedDemo | undefined =>
      loaded && {
        main: MAIN,
        sources: {
          ...demoFiles(plan),
          ...runnable(files),
          ...(sendsRequests(plan) && { [BACKEND]: loaded.shared[BACKEND] ?? '' }),
        },
        project: { ...files, 'main.ts': startFile() },
      },
    [loaded, plan, files],
  );
  return (
    <section className="builder-running" aria-label="Running store">
      {failed && (
        <p role="alert">
          The demo could not be loaded.{' '}
          <button type="button" onClick={load}>
            Retry
          </button>
        </p>
      )}
      {loaded && generated && (
        <loaded.LiveDemo name={nameOf(generated.sources)} generated={generated} />
      )}
    </section>
  );
}

/** Returns the files without tests, which need a test runner. */
const runnable = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith('.spec.ts')));

/** Returns a name for changes to these files, so that the changes are only applied to the same files. */
function nameOf(sources: Files): string {
  let hash = 0;
  for (const character of JSON.stringify(sources)) {
    hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  }
  return `build-${(hash >>> 0).toString(36)}`;
}
