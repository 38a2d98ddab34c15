import { FILTERS, type Filter } from './filters';
import styles from './Search.module.css';

interface FilterBarProps {
  /** None: everything is wanted. */
  filter: Filter | undefined;
  onChange: (filter: Filter | undefined) => void;
}

/** Narrows the search to pages of a sort. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const options: [Filter | undefined, string][] = [
    [undefined, 'All'],
    ...(Object.entries(FILTERS) as [Filter, string][]),
  ];
  return (
    <fieldset className={styles.filters} aria-label="Look among">
      {options.map(([value, label]) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-pressed={value === filter}
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
