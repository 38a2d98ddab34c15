import { type ReactNode, useId } from 'react';
import { useHydrated } from '../../lib/hooks';
import styles from './Fields.module.css';

export const fields = styles.fields;

/** Text typed into the first field before hydration, for which React fires no event. */
export const typedInto = (box: Element | null): string =>
  box?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')?.value ?? '';

interface FieldProps {
  label: string;
  className?: string;
  /** Receives the id for the label. */
  children: (id: string) => ReactNode;
}

export function Field({ label, className = styles.field, children }: FieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** Renders a select with an option for no choice. Values are lowercase. */
export function Choice({
  label,
  value,
  options,
  none = 'Any',
  onChange,
}: {
  label: string;
  value: string;
  options: readonly string[];
  none?: string;
  onChange: (value: string) => void;
}) {
  const hydrated = useHydrated();
  return (
    <Field label={label} className={styles.choice}>
      {(id) => (
        <select
          id={id}
          value={value.toLowerCase()}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{none}</option>
          {/* Options need scripts, so they are kept out of the HTML. */}
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
