import { type ReactNode, useId } from 'react';
import { useHydrated } from '../hooks/useHydrated';
import styles from './Fields.module.css';

/** The class of a row of fields, with a `role="status"` below them. */
export const fields = styles.fields;

/** What a reader has typed into the first field before its code was there: React says nothing of that. */
export const typedInto = (box: Element | null): string =>
  box?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')?.value ?? '';

/** A labelled control; `children` gets the id that the label names. */
export function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** One of several values, or any. Values are in small letters. */
export function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}) {
  const hydrated = useHydrated();
  return (
    <Field label={label}>
      {(id) => (
        <select
          id={id}
          value={value.toLowerCase()}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Any</option>
          {/* Choices wait for the scripts that they need, and do not weigh on the HTML. */}
          {hydrated &&
            options.map((option) => (
              <option key={option} value={option.toLowerCase()}>
                {option}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}
