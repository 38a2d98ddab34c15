import { useId, useState } from 'react';
import { trustedHtml } from '../../../lib/trustedTypes';
import { majorOf } from '../../../lib/versions';
import { type IdentifiedChange, type Release, raisedPeers, type Step } from './compareVersions';
import styles from './Upgrade.module.css';

interface CommandsProps {
  steps: readonly Step<unknown>[];
  start: Release;
  end: Release;
}

/** Renders the requirements of the commands of an upgrade, and a button that copies several of them. */
export function Commands({ steps, start, end }: CommandsProps) {
  const [copied, setCopied] = useState<{ text: string; status: string }>();
  const peers = raisedPeers(start, end);
  const optional = end.optionalPeers ?? [];
  const text = steps.flatMap(({ commands }) => commands).join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied({ text, status: 'Copied' }),
      () => setCopied({ text, status: 'The browser did not allow copying.' }),
    );
  return (
    <>
      {peers.length > 0 && (
        <p>
          {end.version} needs{' '}
          {peers
            .map(
              ([name, range]) => `${name} ${range}${optional.includes(name) ? ' (optional)' : ''}`,
            )
            .join(', ')}
          .
          {steps.length > 1 && optional.length > 0 && (
            <>
              {' '}
              If your project uses {optional.join(' or ')}, add it to each <code>ng update</code>.
            </>
          )}
        </p>
      )}
      {steps.length > 1 && (
        <p>
          <button type="button" className="button" onClick={copy}>
            Copy all commands
          </button>{' '}
          <span aria-live="polite">{copied?.text === text && copied.status}</span>
        </p>
      )}
    </>
  );
}

/** Adds the tools of code. Without them, the code can still be selected. */
function withTools(figure: HTMLElement | null): void {
  if (!figure) return;
  import(/* webpackChunkName: "after-paint" */ '../../../content/Code/codeTools').then(
    ({ addCodeTools }) => addCodeTools(figure),
    () => {},
  );
}

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
      <figure className="code" ref={withTools}>
        <div className="code-body">
          <pre className="wrapped">
            <code data-lines={commands.length}>{commands.join('\n')}</code>
          </pre>
        </div>
      </figure>
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

const html = (text = '') => ({ dangerouslySetInnerHTML: { __html: trustedHtml(text) } });

/** The description of a change in a row of the page, as HTML from the build. */
export interface Description {
  text: string;
  /** The changed declarations, if there are any. */
  differences: string;
}

/** Maximum length of a difference that is initially shown, in lines. */
const SHORT = 12;

/** The descriptions of all changes, from the tables of versions after an island. */
export function descriptionsAfter(inside: Element | null): Description[] {
  const article = inside?.closest('[data-island]')?.parentElement;
  const tables = [...(article?.querySelectorAll('table') ?? [])].filter(
    (table) => table.querySelector('th')?.textContent?.trim() === 'Version',
  );
  return tables.flatMap((table) =>
    [...table.querySelectorAll('tbody td:last-child')].map((cell) => {
      const text = cell.cloneNode(true) as Element;
      const details = text.querySelector('details');
      details?.remove();
      // Buttons of samples would have no listeners.
      for (const tools of details?.querySelectorAll('.code-tools') ?? []) tools.remove();
      const lines = details?.querySelectorAll('.add, .del').length ?? 0;
      details?.toggleAttribute('open', lines <= SHORT);
      return { text: text.innerHTML, differences: details?.outerHTML ?? '' };
    }),
  );
}
