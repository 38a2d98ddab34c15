import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { NEEDS_NETWORK, useOnline } from '../../lib/hooks';
import { offlineManager } from './manager/offline-manager';
import { type OfflineState, type PrecacheStatus, STALE_TEXT } from './manager/offline-state';
import { describeState } from './manager/report';
import { askStorage } from './manager/storage';
import type { InstallOffer } from './notices';
import styles from './OfflinePanel.module.css';
import { statusText } from './statusText';

/** Interval between counts of stored files, in ms. */
const RECOUNT_INTERVAL = 10_000;

/** The state in the HTML from the build. */
const STARTING: OfflineState = { phase: 'starting', offered: false };

/** Shows the state of the offline copy on the page `/offline`, with its content and its controls. */
export function OfflinePanel() {
  const state = useSyncExternalStore(
    (listener) => offlineManager().subscribe(listener),
    () => offlineManager().getState(),
    () => STARTING,
  );
  useRecount();
  const { phase, copy, update, stale } = state;
  const { title, text } = statusText(state);
  const progress = progressOf(state);
  return (
    <>
      <noscript>
        <p>Reading offline needs JavaScript. Without it, your browser stores no copy.</p>
      </noscript>
      <section
        className={`${styles.panel} ${phase === 'starting' ? styles.starting : ''} needs-scripts`}
        aria-label="Offline copy"
      >
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        {stale && <p>{STALE_TEXT}</p>}
        {phase === 'starting' && (
          <p className={styles.late}>
            This takes longer than usual.{' '}
            <button type="button" className="button" data-action="reload">
              Retry
            </button>
          </p>
        )}
        <p className="visually-hidden" role="status">
          {/* Omits the number of files, because screen readers would announce each change. */}
          {title.replace(/:? \d+ of \d+$/, '')}
        </p>
        {progress && (
          <progress
            className="offline-progress"
            value={progress.done}
            max={progress.total}
            aria-label="Files stored"
          />
        )}
        <Actions state={state} />
        {copy && <Facts copy={copy} update={update} />}
        <Failures build={update ?? copy} />
        <Report />
      </section>
    </>
  );
}

function progressOf({ phase, copy, update }: OfflineState): PrecacheStatus | undefined {
  if (phase === 'downloading' || phase === 'incomplete') return copy;
  return update?.ready ? undefined : update;
}

interface ButtonProps {
  primary?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Button = ({ primary, onClick, ...props }: ButtonProps) => (
  <button
    type="button"
    className={primary ? 'button primary' : 'button'}
    onClick={() => onClick()}
    {...props}
  />
);

function Actions({ state }: { state: OfflineState }) {
  const { phase, copy, update, applying, stale } = state;
  const isOff = phase === 'removed' || phase === 'not-requested';
  const isUnknown =
    phase === 'refused' || phase === 'unreachable' || phase === 'silent' || phase === 'broken';
  const hasFailed =
    isUnknown || phase === 'incomplete' || (update && !update.ready && !update.downloading);
  return (
    <p className="offline-buttons">
      {update?.ready && (
        <Button primary onClick={() => offlineManager().applyUpdate()}>
          {applying ? 'Updating …' : 'Update now'}
        </Button>
      )}
      {(isOff || hasFailed) && (
        <Button primary onClick={() => offlineManager().makeAvailable()}>
          {isOff ? 'Make available offline' : 'Retry'}
        </Button>
      )}
      {stale && (
        <Button primary onClick={() => offlineManager().openFromHost()}>
          Open the online version
        </Button>
      )}
      {phase === 'ready' && !update && <UpdateCheck />}
      {(isUnknown || (copy && copy.done > 0)) && (
        <Button onClick={() => offlineManager().remove()}>Remove the offline copy</Button>
      )}
    </p>
  );
}

const CHECK = 'Check for updates';

/** A button that checks for an update, and shows the result. */
function UpdateCheck() {
  const online = useOnline();
  const [label, setLabel] = useState(CHECK);
  const check = async () => {
    setLabel('Checking …');
    const checked = await offlineManager().checkForUpdate();
    const failure = navigator.onLine ? 'Could not check' : 'No network';
    setLabel(checked ? 'Checked just now' : failure);
  };
  return (
    <Button disabled={!online} onClick={check}>
      {online ? label : CHECK + NEEDS_NETWORK}
    </Button>
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
  } else if (!storage) facts['Storage in use'] = '…';
  return (
    <dl className="offline-facts">
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
      <ul className="offline-failures">
        {build.failures.map(({ path, reason }) => (
          <li key={path}>
            <code>{path || 'storage'}</code>: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A button that copies and shows a report of the state. */
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
      <p className="offline-buttons">
        <Button onClick={copy}>{label}</Button>
        <Install />
      </p>
      {report && <pre className="offline-report">{report}</pre>}
    </>
  );
}

/** A button that installs the site as an app, where the browser offers it. */
function Install() {
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => {
    const update = () => setOffer(window.installOffer);
    update();
    addEventListener('beforeinstallprompt', update);
    return () => removeEventListener('beforeinstallprompt', update);
  }, []);
  const install = async () => {
    window.installOffer = undefined;
    setOffer(undefined);
    await offer?.prompt();
  };
  return offer && <Button onClick={install}>Install</Button>;
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

/** Used and available storage, updated when the number of stored files changes. */
function useStorageEstimate(stored: number): StorageEstimate | undefined {
  const [estimate, setEstimate] = useState<StorageEstimate>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    void askStorage((storage) => storage.estimate()).then((known) => setEstimate(known ?? {}));
  }, [stored]);
  return estimate;
}

/** Formats a size in a suitable unit: 1234567 is "1.2 MB". */
function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 3);
  const value = bytes / 1000 ** power;
  return `${value.toFixed(power > 0 && value < 10 ? 1 : 0)} ${['B', 'kB', 'MB', 'GB'][power]}`;
}
