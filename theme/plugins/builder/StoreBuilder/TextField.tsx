import { Field } from '../../../ui/Fields/Fields';

export interface TextFieldProps {
  label: string;
  value: string;
  /** What the field accepts. */
  hint: string;
  /** What is wrong with the value, shown instead of the hint. */
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** Renders a field for names. Its problem takes the place of its hint, so that nothing moves. */
export function TextField({ label, value, hint, problem, onChange }: TextFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <>
          <input
            id={id}
            value={value}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-about`}
            onChange={({ target }) => onChange(target.value)}
          />
          <p id={`${id}-about`} role="status">
            {problem ?? hint}
          </p>
        </>
      )}
    </Field>
  );
}
