import { useEffect, useState } from 'react';
import { offlineManager } from '../../sw/client/offline-manager';
import type { OfflineState, PrecacheStatus } from '../../sw/client/offline-state';
import buttons from './buttons.module.css';
import { formatBytes } from './format';
import { InstallButton } from './InstallButton';
import styles from './OfflinePanel.module.css';
import { statusText } from './statusText';
import { useOffline } from './useOffline';

/** Where the offline copy stands, what it holds, and what the reader can do about it. */
export function OfflineControls() {
  const state = useOffline((all) => all);
  const { title, text } = statusText(state);
  const storage = useStorage(state.copy?.done);
  const progress = progressOf(state);
  return (
    <section className={styles.panel} aria-label="Offline copy" data-phase={state.phase}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <p className="visually-hidden" role="status">
        {withoutCount(title)}
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
      {state.copy && <Facts copy={state.copy} update={state.update} storage={storage} />}
      <Failures copy={state.update ?? state.copy} />
    </section>
  );
}

/** What is announced: the state, but not each file on the way. */
function withoutCount(title: string): string {
  return title.replace(/:? \d+ of \d+$/, '');
}

function progressOf({ phase, copy, update }: OfflineState): PrecacheStatus | undefined {
  if (phase === 'downloading' || phase === 'incomplete') return copy;
  return update?.ready ? undefined : update;
}

function Buttons({ state: { phase, copy, update } }: { state: OfflineState }) {
  const offline = offlineManager();
  const incomplete = phase === 'incomplete' || (update && !update.ready && !update.downloading);
  return (
    <p className={styles.buttons}>
      {(phase === 'removed' || phase === 'not-requested') && (
        <button
          type="button"
          className={buttons.primary}
          onClick={() => void offline.makeAvailable()}
        >
          Make available offline
        </button>
      )}
      {update?.ready && (
        <button type="button" className={buttons.primary} onClick={() => void offline.takeUpdate()}>
          Update now
        </button>
      )}
      {incomplete && (
        <button
          type="button"
          className={buttons.primary}
          onClick={() => void offline.makeAvailable()}
        >
          Retry
        </button>
      )}
      {phase === 'ready' && !update && <CheckButton check={offline.checkForUpdate} />}
      {copy && copy.done > 0 && (
        <button type="button" className={buttons.button} onClick={() => void offline.remove()}>
          Remove the offline copy
        </button>
      )}
      <InstallButton />
    </p>
  );
}

/** Looks for a new version, and says that it has. */
function CheckButton({ check }: { check: () => Promise<void> }) {
  const [label, setLabel] = useState('Look for an update');
  return (
    <button
      type="button"
      className={buttons.button}
      onClick={async () => {
        setLabel('Looking …');
        await check();
        setLabel(navigator.onLine ? 'Looked just now' : 'No network');
      }}
    >
      {label}
    </button>
  );
}

function Facts({
  copy,
  update,
  storage,
}: {
  copy: PrecacheStatus;
  update: PrecacheStatus | undefined;
  storage: StorageEstimate | undefined;
}) {
  return (
    <dl className={styles.facts}>
      <dt>Version</dt>
      <dd>
        <code>{copy.id}</code>
        {update && (
          <>
            , newer one: <code>{update.id}</code>
          </>
        )}
      </dd>
      <dt>Pages stored</dt>
      <dd>
        {copy.pages} of {copy.totalPages}
      </dd>
      <dt>Files stored</dt>
      <dd>
        {copy.done} of {copy.total}
      </dd>
      <dt>Size of the whole site</dt>
      <dd>{formatBytes(copy.bytes)}</dd>
      {storage?.quota !== undefined && (
        <>
          <dt>Storage in use</dt>
          <dd>
            {formatBytes(storage.usage ?? 0)} of {formatBytes(storage.quota)} that this browser
            allows
          </dd>
        </>
      )}
    </dl>
  );
}

function Failures({ copy }: { copy: PrecacheStatus | undefined }) {
  if (!copy || copy.failures.length === 0) return null;
  return (
    <details>
      <summary>Files that are missing: {copy.failures.length}</summary>
      <ul className={styles.failures}>
        {copy.failures.map(({ path, reason }) => (
          <li key={path}>
            <code>{path || 'storage'}</code>: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the browser says about its storage, asked again when something has been stored. */
function useStorage(done: number | undefined): StorageEstimate | undefined {
  const [estimate, setEstimate] = useState<StorageEstimate>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on each change of what is stored
  useEffect(() => {
    void navigator.storage?.estimate?.().then(setEstimate, () => {});
  }, [done]);
  return estimate;
}
