import { type ReactNode, useEffect, useState } from 'react';
import { Field } from '../../../ui/Fields/Fields';
import type { Need } from '../needs';
import type { Texts } from '../plan';
import type { Problems } from '../problems';

interface TextFieldsProps {
  isDisabled: boolean;
  on: ReadonlySet<Need>;
  texts: Texts;
  problems: Problems;
  onType: (text: Partial<Texts>) => void;
}

/** Renders what the reader types: names and fields. What few stores need is folded. */
export function TextFields({ isDisabled, on, texts, problems, onType }: TextFieldsProps) {
  const isPlain = on.has('plain');
  const loads = on.has('callState') || on.has('resource');
  const { state, load, collection } = texts;
  const hasMore = [state, load, collection].some(Boolean);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (hasMore) setOpen(true);
  }, [hasMore]);

  const text = (name: keyof Texts, label: string, hint: string, isUsed = true): ReactNode => (
    <Field label={label}>
      {(id) => (
        <>
          <input
            id={id}
            value={texts[name]}
            disabled={!isUsed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            translate="no"
            aria-invalid={problems[name] ? true : undefined}
            aria-describedby={`${id}-about`}
            onChange={({ target }) => onType({ [name]: target.value })}
          />
          {/* Instead of the hint, so that nothing moves. */}
          <p id={`${id}-about`} role="status">
            {problems[name] ?? hint}
          </p>
        </>
      )}
    </Field>
  );
  const stateField = text(
    'state',
    isPlain ? 'State' : 'Other state',
    'Such as query, page: number, selectedId: number | null.',
  );
  return (
    <fieldset disabled={isDisabled}>
      <legend>{isPlain ? 'Store' : 'Entity'}</legend>
      {text(
        'entity',
        'Name',
        isPlain ? 'Such as Settings.' : 'In the singular, such as Flight or FlightPlan.',
      )}
      {isPlain
        ? stateField
        : text(
            'fields',
            'Fields',
            "Such as id: string, seats: number, at: date, status: 'open' | 'done'.",
          )}
      {!isPlain && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>Other state, parameters, collection</summary>
          {stateField}
          {text(
            'load',
            'Parameters of the load',
            loads
              ? 'Such as from, year: number.'
              : 'For a store with a data service, a resource or request state.',
            loads,
          )}
          {text(
            'collection',
            'Collection',
            'Such as flights. Only stores with several lists need it.',
          )}
        </details>
      )}
    </fieldset>
  );
}
