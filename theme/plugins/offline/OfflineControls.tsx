import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { NEEDS_NETWORK, useOnline } from '../../lib/hooks';
import { Button } from './Button';
import { InstallButton } from './InstallButton';
import { offlineManager } from './manager/offline-manager';
import type { OfflineState, Phase, PrecacheStatus } from './manager/offline-state';
import { describeState } from './manager/report';
import { News } from './News';
import styles from './OfflineControls.module.css';
import panel from './OfflinePanel.module.css';
import { statusText } from './statusText';
import { useOffline } from './useOffline';

/** Interval between counts of stored files, in ms. */
const RECOUNT_INTERVAL = 10_000;

/** Renders the state of the offline copy, its content, and its controls. */
export function OfflineControls() {
  const state = useOffline((all) => all);
  useRecount();
  const { title, text } = statusText(state);
  const progress = progressOf(state);
  return (
    <>
      <section className={panel.panel} aria-label="Offline copy">
        <h2 className={`${panel.title} ${styles.title}`}>{title}</h2>
        <p>{text}</p>
        <p className="visually-hidden" role="status">
          {/* Omits the number of files, because screen readers would announce each change. */}
          {title.replace(/:? \d+ of \d+$/, '')}
        </p>
        {progress && (
          <progress
            className={styles.progress}
            value={progress.done}
            max={progress.total}
            aria-label="Files stored"
          />
        )}
        <Buttons state={state} />
        <EditorChoice copy={state.copy} phase={state.phase} />
        {state.copy && <Facts copy={state.copy} update={state.update} />}
        <Failures build={state.update ?? state.copy} />
        <Report />
      </section>
      <News state={state} />
    </>
  );
}

function progressOf({ phase, copy, update }: OfflineState): PrecacheStatus | undefined {
  if (phase === 'downloading' || phase === 'incomplete') return copy;
  return update?.ready ? undefined : update;
}

function Buttons({ state: { phase, copy, update } }: { state: OfflineState }) {
  const { makeAvailable, applyUpdate, remove } = offlineManager();
  const isOff = phase === 'removed' || phase === 'not-requested';
  const isUnknown =
    phase === 'refused' || phase === 'unreachable' || phase === 'silent' || phase === 'broken';
  const hasFailed =
    isUnknown || phase === 'incomplete' || (update && !update.ready && !update.downloading);
  return (
    <p className={styles.buttons}>
      {update?.ready && (
        <Button primary onClick={applyUpdate}>
          Update now
        </Button>
      )}
      {(isOff || hasFailed) && (
        <Button primary onClick={makeAvailable}>
          {isOff ? 'Make available offline' : 'Retry'}
        </Button>
      )}
      {phase === 'ready' && !update && <UpdateCheck />}
      {(isUnknown || (copy && copy.done > 0)) && (
        <Button onClick={remove}>Remove the offline copy</Button>
      )}
      <InstallButton />
    </p>
  );
}

const CHECK = 'Check for updates';

/** Renders a button that checks for an update, and shows the result. */
function UpdateCheck() {
  const online = useOnline();
  const [label, setLabel] = useState(CHECK);
  const check = async () => {
    setLabel('Checking …');
    const checked = await offlineManager().checkForUpdate();
    const failure = navigator.onLine ? 'Could not check: try again later' : 'No network';
    setLabel(checked ? 'Checked just now' : failure);
  };
  return (
    <Button disabled={!online} onClick={check}>
      {online ? label : CHECK + NEEDS_NETWORK}
    </Button>
  );
}

/** Phases in which a copy exists, or can be made. */
const WITH_COPY: readonly Phase[] = [
  'removed',
  'not-requested',
  'downloading',
  'ready',
  'waiting',
  'incomplete',
];

/** Lets readers exclude the files of the demo editor. */
function EditorChoice({ copy, phase }: Pick<OfflineState, 'copy' | 'phase'>) {
  const { wantsEditor, setEditor } = offlineManager();
  if (!WITH_COPY.includes(phase)) return null;
  return (
    <p>
      <label>
        <input
          type="checkbox"
          checked={wantsEditor()}
          onChange={({ target }) => setEditor(target.checked)}
        />{' '}
        Include the demo editor{copy?.editorBytes && `, ${formatBytes(copy.editorBytes)}`}
      </label>
    </p>
  );
}

function Facts({ copy, update }: { copy: PrecacheStatus; update: PrecacheStatus | undefined }) {
  const storage = useStorageEstimate(copy.done);
  const version = (
    <>
      <code>{copy.id}</code>
      {update && (
        <>
          , newer version: <code>{update.id}</code>
        </>
      )}
    </>
  );
  const facts: Record<string, ReactNode> = {
    Version: version,
    'Pages stored': `${copy.pages} of ${copy.totalPages}`,
    'Files stored': `${copy.done} of ${copy.total}`,
    'Total file size': formatBytes(copy.bytes),
  };
  if (storage?.quota !== undefined) {
    const [used, quota] = [storage.usage ?? 0, storage.quota].map(formatBytes);
    facts['Storage in use'] = `${used} of ${quota} that this browser allows`;
  }
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Failures({ build }: { build: PrecacheStatus | undefined }) {
  if (!build || build.failures.length === 0) return null;
  return (
    <details>
      <summary>Missing files: {build.failures.length}</summary>
      <ul className={styles.failures}>
        {build.failures.map(({ path, reason }) => (
          <li key={path}>
            <code>{path || 'storage'}</code>: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Renders a button that copies and shows a report of the state. */
function Report() {
  const [report, setReport] = useState<string>();
  const [label, setLabel] = useState('Copy a report');
  const copy = async () => {
    const text = await describeState(await offlineManager().facts());
    setReport(text);
    await navigator.clipboard?.writeText(text).then(
      () => setLabel('Report copied'),
      () => {},
    );
  };
  return (
    <>
      <p className={styles.buttons}>
        <Button onClick={copy}>{label}</Button>
      </p>
      {report && <pre className={styles.report}>{report}</pre>}
    </>
  );
}

/** Counts stored files when the panel opens, and regularly while it is visible. */
function useRecount(): void {
  useEffect(() => {
    const { recount } = offlineManager();
    void recount();
    const timer = setInterval(() => {
      if (!document.hidden) void recount();
    }, RECOUNT_INTERVAL);
    return () => clearInterval(timer);
  }, []);
}

/** Returns used and available storage. Updated when the number of stored files changes. */
function useStorageEstimate(stored: number): StorageEstimate | undefined {
  const [estimate, setEstimate] = useState<StorageEstimate>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    void navigator.storage?.estimate?.().then(setEstimate, () => {});
  }, [stored]);
  return estimate;
}

/** Formats a size in a suitable unit: 1234567 is "1.2 MB". */
function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 3);
  const value = bytes / 1000 ** power;
  return `${value.toFixed(power > 0 && value < 10 ? 1 : 0)} ${['B', 'kB', 'MB', 'GB'][power]}`;
}
