import { bypassesWorker, bypassOnce, withoutBypassOnce } from '../../../../sw/bypass';
import {
  isMessage,
  type PageMessage,
  type PrecacheStatus,
  type Status,
  type WorkerMessage,
} from '../../../../sw/messages';
import { withTimeout } from '../../../../sw/with-timeout';
import { savesData } from '../../../lib/connection';
import { documentScripts } from '../documentScripts';
import { type OfflineState, toOfflineState } from './offline-state';
import {
  dismiss,
  dismissedBuild,
  hasPreference,
  onPreferenceChange,
  setPreference,
} from './preferences';
import type { Facts } from './report';
import { RetryTimer } from './retry-timer';
import { askStorage } from './storage';
import { isUnloading, watchUnload } from './unload';
import { WorkerRegistration } from './worker-registration';

/** Downloads in a row that a page starts although they neither store a file nor report a failure. */
const MAX_ATTEMPTS = 3;

/** Interval between checks for a new version, in ms. */
export const UPDATE_INTERVAL = 60 * 60_000;

/** Time by which the worker should have switched to the new version, in ms. */
const APPLY_TIMEOUT = 2000;

/** Time by which the worker's script should have arrived, in ms. */
const REGISTER_TIMEOUT = 30_000;

/** A download without progress for this time may have stopped, in ms. */
const STALLED_AFTER = 10_000;

/** The one manager of the offline copy on the page, with the visible state. */
export class OfflineManager {
  private state: OfflineState = { phase: 'starting', offered: false };
  private readonly listeners = new Set<() => void>();
  private readonly worker = new WorkerRegistration();
  private readonly retryTimer = new RetryTimer(() => void this.retry());
  /** When the running download last made progress, in ms since 1970. */
  private lastProgress = 0;
  private attempts = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): OfflineState => this.state;

  /** Starts everything that the reader's connection and earlier choices allow. */
  async start(): Promise<void> {
    if (!navigator.serviceWorker) {
      this.set({ phase: 'unsupported', offered: false });
      return;
    }
    const address = withoutBypassOnce(location.href);
    if (address !== location.href) history.replaceState(history.state, '', address);
    if (bypassesWorker(location.href)) {
      this.set({ phase: 'bypassed', offered: false });
      return;
    }
    try {
      this.listen();
      await this.begin();
    } catch {
      this.set({ phase: 'broken', offered: false });
    }
  }

  /** Stores the offline copy, or its missing files, when the reader asks for it. */
  readonly makeAvailable = async (): Promise<void> => {
    setPreference('removed', false);
    if (!this.state.copy) this.set({ phase: 'starting', offered: false });
    // Asks the browser to exempt the copy from eviction, which it may refuse.
    void askStorage((storage) => storage.persist());
    await this.connect();
    await this.download();
  };

  /** Switches to the new version now. Reloads only this page. */
  readonly applyUpdate = async (): Promise<void> => {
    this.set({ ...this.state, applying: true });
    const status = await withTimeout(this.worker.send({ type: 'apply' }), APPLY_TIMEOUT);
    // Without an answer, the worker may be slow, or the page load may open the new version anyway.
    if (!status?.error) location.reload();
    else this.set({ ...this.state, applying: false, offered: false, failed: status.error });
  };

  /** Dismisses the new version until a page load opens it. */
  readonly dismissUpdate = (): void => {
    const { copy, update = copy } = this.state;
    if (update) dismiss(update.id);
    this.set({ ...this.state, offered: false, failed: undefined });
  };

  /** Removes the offline copy, and stores none on later visits. */
  readonly remove = async (): Promise<void> => {
    setPreference('removed', true);
    await this.worker.remove();
    this.set({ phase: 'removed', offered: false });
  };

  /** Whether the check was possible. */
  readonly checkForUpdate = async (): Promise<boolean> => {
    const checked = await this.worker.update();
    const stale = !checked && (await this.worker.send({ type: 'check-host' }))?.isReplaced;
    if (stale || this.state.stale) this.set({ ...this.state, stale });
    return checked;
  };

  /** Loads this page from the host, which may ask the reader to sign in. */
  readonly openFromHost = (): void => location.assign(bypassOnce(location.href));

  /** Counts the stored files again, because the browser may have evicted some since the last answer. */
  readonly recount = (): Promise<void> => this.refresh();

  /** For a report. Separate from the state, because most visits do not need it. */
  readonly facts = async (): Promise<Facts> => ({
    state: this.state,
    status: await this.worker.send({ type: 'status' }),
    registration: await this.worker.find().catch(() => undefined),
  });

  private async begin(): Promise<void> {
    if (!import.meta.env.OFFLINE) {
      this.set({ phase: 'disabled', offered: false });
      // The kill switch replaces the worker of an earlier build.
      await this.worker.update();
    } else if (hasPreference('removed')) {
      this.set({ phase: 'removed', offered: false });
    } else if (!savesData()) {
      await this.connect();
    } else {
      await this.worker.find().then(
        (found) => (found ? this.connect() : this.set({ phase: 'not-requested', offered: false })),
        () => this.set({ phase: 'refused', offered: false }),
      );
    }
  }

  private async connect(): Promise<void> {
    try {
      const registered = this.worker.register(this.onUpdate);
      const isThere = registered.then(() => true);
      if (!(await withTimeout(isThere, REGISTER_TIMEOUT))) {
        this.set({ phase: 'unreachable', offered: false });
        await registered;
        // Meanwhile, the reader may have removed the copy.
        if (hasPreference('removed')) return this.worker.remove();
      }
    } catch {
      this.set({ phase: 'refused', offered: false });
      return;
    }
    await this.refresh({ type: 'hello', scripts: documentScripts() });
    const { phase } = this.state;
    if (phase === 'starting' || phase === 'unreachable')
      this.set({ phase: 'silent', offered: false });
    if (!savesData()) await this.checkForUpdate();
  }

  private readonly onUpdate = (): void => {
    this.attempts = 0;
    void this.refresh();
  };

  /** Asks the worker for its status, and starts a download if the newest build needs one. */
  private async refresh(message: PageMessage = { type: 'status' }): Promise<void> {
    if (hasPreference('removed')) return;
    const status = await this.worker.send(message);
    if (hasPreference('removed')) return;
    if (!status) {
      // What was known may no longer be true.
      if (this.state.copy) this.set({ phase: 'silent', offered: false });
      return;
    }
    const newest = status.next ?? status.current;
    const willDownload =
      newest !== undefined &&
      !newest.ready &&
      !newest.downloading &&
      // After a failure, the worker tries again on each page load, and `retry` at other times.
      newest.failures.length === 0 &&
      this.attempts < MAX_ATTEMPTS &&
      !savesData();
    this.show(status, willDownload);
    if (!willDownload) return;
    this.attempts += 1;
    await this.download();
  }

  private async download(): Promise<void> {
    this.lastProgress = Date.now();
    const status = await this.worker.send({ type: 'download' });
    if (status && !hasPreference('removed')) this.show(status, false);
  }

  private show(status: Status, willDownload: boolean): void {
    const state = toOfflineState(status, {
      savesData: savesData(),
      willDownload,
      dismissed: dismissedBuild(),
    });
    const { applying, stale } = this.state;
    this.set({ ...state, applying, stale });
    this.retryTimer.update(status.next ?? status.current);
    if (status.next) watchUnload();
  }

  private listen(): void {
    navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
      if (isMessage(data)) this.onMessage(data as WorkerMessage, ports[0]);
    });
    // A worker that took a long time to install could not answer before.
    navigator.serviceWorker.addEventListener('controllerchange', () => void this.refresh());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return;
      void this.recount();
      if (!savesData()) void this.checkForUpdate().then(() => this.retry());
    });
    addEventListener('online', () => void this.retry());
    onPreferenceChange('removed', () => void this.begin());
    onPreferenceChange('dismissed', () => void this.refresh());
    setInterval(() => {
      if (!savesData()) void this.checkForUpdate();
    }, UPDATE_INTERVAL);
    setInterval(() => {
      const { phase, update } = this.state;
      const downloading = phase === 'downloading' || update?.downloading;
      if (downloading && Date.now() - this.lastProgress >= STALLED_AFTER) void this.refresh();
    }, STALLED_AFTER);
  }

  private onMessage(message: WorkerMessage, port: MessagePort | undefined): void {
    if (message.type === 'is-unloading') port?.postMessage(isUnloading());
    else if (message.type === 'progress') this.showProgress(message);
    else void this.refresh();
  }

  private showProgress({ id, done, total }: Extract<WorkerMessage, { type: 'progress' }>): void {
    this.lastProgress = Date.now();
    const { copy, update } = this.state;
    const build = [copy, update].find((candidate) => candidate?.id === id);
    if (!build) return void this.refresh();
    if (done > build.done) this.attempts = 0;
    const changed = { ...build, done, total, downloading: true };
    if (build === copy) this.set({ ...this.state, phase: 'downloading', copy: changed });
    else this.set({ ...this.state, update: changed });
  }

  private async retry(): Promise<void> {
    const { copy, update } = this.state;
    const newest = update ?? copy;
    if (!newest || savesData() || hasPreference('removed')) return;
    if (newest.failures.length > 0 && mayRetry(newest)) await this.download();
  }

  private set(state: OfflineState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** If storage is full, only the reader can retry a download. */
const mayRetry = ({ failures }: PrecacheStatus): boolean =>
  !failures.some(({ reason }) => reason === 'quota');

let manager: OfflineManager | undefined;

/** The first call starts the page's manager. */
export function offlineManager(): OfflineManager {
  if (!manager) {
    manager = new OfflineManager();
    void manager.start();
  }
  return manager;
}
