import { useId } from 'react';
import { trustedHtml } from '../../../lib/trustedTypes';
import { majorOf } from '../../../lib/versions';
import type { IdentifiedChange, Step } from './compareVersions';
import type { Description } from './descriptions';
import styles from './Upgrade.module.css';

interface ChecklistProps {
  step: Step<IdentifiedChange>;
  description(change: IdentifiedChange): Description | undefined;
  /** Ids of the changes that the reader has checked. */
  checked: readonly string[];
  onCheck(id: string, isChecked: boolean): void;
}

/** Renders a step of an upgrade: its command, the changes to check, and additions. */
export function Checklist({ step, description, checked, onCheck }: ChecklistProps) {
  const { release, commands, changes } = step;
  const id = useId();
  const toCheck = changes.filter(({ kind }) => kind !== 'added');
  const added = changes.filter(({ kind }) => kind === 'added');
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Upgrade to {majorOf(release.version)}</h3>
      <div className="code">
        <pre className="wrapped">
          <code>{commands.join('\n')}</code>
        </pre>
      </div>
      {toCheck.length > 0 && (
        <>
          <p>Check your code:</p>
          <ul className={styles.checks}>
            {toCheck.map((change) => {
              const { text, differences } = description(change) ?? {};
              return (
                <li key={change.id}>
                  <input
                    type="checkbox"
                    id={id + change.id}
                    checked={checked.includes(change.id)}
                    onChange={({ target }) => onCheck(change.id, target.checked)}
                  />
                  <div>
                    <label htmlFor={id + change.id}>
                      <span {...html(text)} />
                    </label>
                    {differences && <div {...html(differences)} />}
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {added.length > 0 && (
        <>
          <p>New features (no changes needed):</p>
          <ul>
            {added.map((change) => (
              <li key={change.id} {...html(description(change)?.text)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Returns the props of an element with HTML from the page itself. */
const html = (text = '') => ({ dangerouslySetInnerHTML: { __html: trustedHtml(text) } });
