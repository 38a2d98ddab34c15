import { useHydrated } from '../../../lib/useHydrated';
import styles from './Upgrade.module.css';

interface ExtensionsProps {
  names: readonly string[];
  used: readonly string[];
  onChange: (used: string[]) => void;
}

/** Selects the extensions that the reader uses; none means all. */
export function Extensions({ names, used, onChange }: ExtensionsProps) {
  const hydrated = useHydrated();
  return (
    <details className={styles.extensions}>
      <summary>{used.length > 0 ? `Only about ${used.join(', ')}` : 'All extensions'}</summary>
      <fieldset>
        <legend className="visually-hidden">Extensions that you use</legend>
        {hydrated &&
          names.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={used.includes(name)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...used, name] : used.filter((other) => other !== name),
                  )
                }
              />
              {name}
            </label>
          ))}
      </fieldset>
    </details>
  );
}
