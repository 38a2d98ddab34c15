import { FILTERS, type Filter } from './filters';
import styles from './Search.module.css';

interface FilterBarProps {
  /** Undefined if there is no filter. */
  filter: Filter | undefined;
  onChange: (filter: Filter | undefined) => void;
}

/** Restricts the search to a category of pages. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const options: [Filter | undefined, string][] = [
    [undefined, 'All'],
    ...(Object.entries(FILTERS) as [Filter, string][]),
  ];
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">Search in</legend>
      {options.map(([value, label]) => (
        <button
          key={label}
          type="button"
          className="chip"
          aria-pressed={value === filter}
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
