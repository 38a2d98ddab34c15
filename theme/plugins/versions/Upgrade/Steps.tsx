import { Fragment, useId, useState } from 'react';
import { trustedHtml } from '../../../lib/trustedTypes';
import { majorOf } from '../../../lib/versions';
import type { Break } from './breaks';
import styles from './Upgrade.module.css';
import { type Release, raisedPeers, type Step } from './upgradeSteps';

interface CommandsProps {
  steps: readonly Step[];
  start: Release;
  end: Release;
  /** Whether the commands name optional packages if they are installed. */
  isComplete: boolean;
}

/** Renders the requirements of the commands of an upgrade, and a button that copies several of them. */
export function Commands({ steps, start, end, isComplete }: CommandsProps) {
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
          {!isComplete && steps.length > 1 && optional.length > 0 && (
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

interface ChangesProps {
  /** For ids of elements. */
  id: string;
  breaks: readonly Break[];
  /** Ids of the breaks that the reader has checked. */
  checked: readonly string[];
  onCheck(id: string, isChecked: boolean): void;
}

interface ChecklistProps extends Pick<ChangesProps, 'checked' | 'onCheck'> {
  step: Step;
  /** Whether the breaks concern the reader's code. Otherwise, they are folded away. */
  isCertain: boolean;
}

/** Renders a step of an upgrade: its commands, and what to change. */
export function Checklist({ step, isCertain, ...props }: ChecklistProps) {
  const { release, commands, breaks } = step;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isStarted = breaks.some((entry) => props.checked.includes(entry.id));
  const changes = <Changes id={id} breaks={breaks} {...props} />;
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
      {isCertain || breaks.length === 0 ? (
        changes
      ) : (
        <details
          open={isOpen || isStarted}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            {breaks.length === 1 ? '1 change' : `${breaks.length} changes`}, if your code uses{' '}
            {usedBy(breaks).map((name, at) => (
              <Fragment key={name}>
                {at > 0 && ', '}
                <code>{name}</code>
              </Fragment>
            ))}
          </summary>
          {changes}
        </details>
      )}
    </section>
  );
}

/** What code uses that breaks concern: names of exports, or paths of modules. */
const usedBy = (breaks: readonly Break[]): string[] => [
  ...new Set(breaks.flatMap(({ names }) => names.map((name) => name.replace(/.*#/, '')))),
];

/** Renders what to change, with a checkbox for each change. */
function Changes({ id, breaks, checked, onCheck }: ChangesProps) {
  return KINDS.map(([kind, label]) => {
    const listed = breaks.filter((entry) => entry.kind === kind);
    return (
      listed.length > 0 && (
        <Fragment key={kind}>
          <p>{label}:</p>
          <ul className={styles.checks}>
            {listed.map((entry) => {
              const { title, details } = descriptionOf(entry);
              return (
                <li key={entry.id}>
                  <input
                    type="checkbox"
                    id={id + entry.id}
                    checked={checked.includes(entry.id)}
                    onChange={({ target }) => onCheck(entry.id, target.checked)}
                  />
                  <div>
                    <label htmlFor={id + entry.id}>
                      <span {...html(title)} />
                    </label>
                    <div {...html(details)} />
                  </div>
                </li>
              );
            })}
          </ul>
        </Fragment>
      )
    );
  });
}

const KINDS = [
  ['code', 'Change your code'],
  ['behavior', 'Behaves differently'],
] as const;

const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: trustedHtml(text) } });

/** The description of a break as HTML, from the list on the page below. */
function descriptionOf({ id }: Break): { title: string; details: string } {
  const item = document.getElementById(`break-${id}`)?.cloneNode(true) as Element | undefined;
  // Buttons of samples would have no listeners.
  for (const tools of item?.querySelectorAll('.code-tools') ?? []) tools.remove();
  const title = item?.querySelector('p');
  title?.remove();
  return { title: title?.innerHTML ?? '', details: item?.innerHTML ?? '' };
}
