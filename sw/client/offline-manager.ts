import type { PageMessage, Status, WorkerMessage } from '../messages';
import { savesData } from './connection';
import { watchLeaving } from './leaving';
import { type OfflineState, stateOf } from './offline-state';
import { noteLastPage, onOccasions, STALLED_AFTER } from './page-events';
import { choose, isChosen } from './preferences';
import { Retries } from './retry-timer';
import { ownScripts, WorkerLink } from './worker-registration';

/** How often a page begins a download on its own that then stores nothing. More would be a loop. */
const ATTEMPTS = 3;

/**
 * A page's side of reading offline: registers the worker, keeps the copy complete, looks for new
 * versions, and says how things stand. One per page.
 */
export class Session {
  private state: OfflineState = { phase: 'starting', offered: false };
  private readonly listeners = new Set<() => void>();
  private readonly link = new WorkerLink();
  private readonly retries = new Retries(() => void this.retry());
  private lastSign = 0;
  private attempts = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): OfflineState => this.state;

  /** Begins. Downloads only what the reader's connection and earlier choices allow. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) {
      this.set({ phase: 'unsupported', offered: false });
      return;
    }
    this.listen();
    await this.begin();
  }

  /** The reader asks for the copy, or for what is missing of it. */
  readonly makeAvailable = async (): Promise<void> => {
    choose('removed', false);
    // Asked for by the reader, the copy may outlive a tidying browser.
    void navigator.storage?.persist?.().catch(() => false);
    await this.connect();
    await this.download();
  };

  /** The reader wants the new version now. This page is loaded again, no other one. */
  readonly takeUpdate = async (): Promise<void> => {
    await this.link.send({ type: 'take' });
    location.reload();
  };

  /** The reader does not want the new version on this visit. */
  readonly putOffUpdate = async (): Promise<void> => {
    this.set({ ...this.state, offered: false });
    await this.link.send({ type: 'later' });
  };

  /** The reader wants nothing stored, now and later. */
  readonly remove = async (): Promise<void> => {
    choose('removed', true);
    await this.link.remove();
    this.set({ phase: 'removed', offered: false });
  };

  /** Looks for a new version. */
  readonly checkForUpdate = (): Promise<void> => this.link.update();

  private async begin(): Promise<void> {
    if (!import.meta.env.OFFLINE) {
      this.set({ phase: 'off', offered: false });
      // An earlier build's worker is replaced by the one that cleans up.
      await this.link.update();
    } else if (isChosen('removed')) {
      this.set({ phase: 'removed', offered: false });
    } else if (savesData() && !(await this.link.exists())) {
      this.set({ phase: 'unasked', offered: false });
    } else {
      await this.connect();
    }
  }

  private async connect(): Promise<void> {
    try {
      await this.link.register(() => {
        this.attempts = 0;
        void this.refresh();
      });
    } catch (error) {
      this.set({ phase: 'incomplete', offered: false, failed: String(error) });
      return;
    }
    await this.refresh({ type: 'hello', scripts: ownScripts() });
    if (!savesData()) await this.checkForUpdate();
  }

  /** Asks how things stand, and has the copy completed where that is due. */
  private async refresh(question: PageMessage = { type: 'status' }): Promise<void> {
    if (isChosen('removed')) return;
    const status = await this.link.send(question);
    if (!status || isChosen('removed')) return;
    const newest = status.next ?? status.current;
    // What has failed once is not tried again and again: see `retry`.
    const due =
      newest !== undefined &&
      !newest.ready &&
      !newest.downloading &&
      newest.failures.length === 0 &&
      this.attempts < ATTEMPTS &&
      !savesData();
    this.show(status, due);
    if (!due) return;
    this.attempts += 1;
    await this.download();
  }

  private async download(): Promise<void> {
    this.lastSign = Date.now();
    const status = await this.link.send({ type: 'download' });
    if (status && !isChosen('removed')) this.show(status);
  }

  private show(status: Status, due = false): void {
    this.set(stateOf(status, savesData(), due));
    this.retries.plan(status.next ?? status.current);
    if (status.next) watchLeaving();
  }

  private listen(): void {
    onOccasions({
      returned: () => {
        if (!savesData()) void this.checkForUpdate().then(() => this.retry());
      },
      left: () => {
        if (!isChosen('removed')) noteLastPage();
      },
      online: () => void this.retry(),
      updateDue: () => {
        if (!savesData()) void this.checkForUpdate();
      },
      checkDue: () => {
        const { phase, update } = this.state;
        const downloading = phase === 'downloading' || update?.downloading;
        if (downloading && Date.now() - this.lastSign >= STALLED_AFTER) void this.refresh();
      },
      chosenElsewhere: () => void this.begin(),
      message: (message) => {
        if (message.type === 'progress') this.progress(message);
        else void this.refresh();
      },
    });
  }

  private progress({ id, done, total }: Extract<WorkerMessage, { type: 'progress' }>): void {
    this.lastSign = Date.now();
    const { copy, update } = this.state;
    const known = [copy, update].find((one) => one?.id === id);
    if (known && done > known.done) this.attempts = 0;
    const advance = { done, total, downloading: true };
    if (copy?.id === id) {
      this.set({ ...this.state, phase: 'downloading', copy: { ...copy, ...advance } });
    } else if (update?.id === id) {
      this.set({ ...this.state, update: { ...update, ...advance } });
    } else {
      void this.refresh();
    }
  }

  /** The network is back, or the reader: another try for what has failed, unless there is no room. */
  private async retry(): Promise<void> {
    const { copy, update } = this.state;
    const failures = (update ?? copy)?.failures ?? [];
    if (failures.length === 0 || savesData() || isChosen('removed')) return;
    if (!failures.some(({ reason }) => reason === 'quota')) await this.download();
  }

  private set(state: OfflineState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

let session: Session | undefined;

/** The page's session, begun on the first call. */
export function openSession(): Session {
  if (!session) {
    session = new Session();
    void session.start();
  }
  return session;
}
