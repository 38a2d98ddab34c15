import type { Build, SiteFile } from './build';
import { Builds } from './builds';
import { Pins, type WindowClients } from './clients';
import { fetchFile } from './download';
import type { FailureReason, PrecacheStatus, Status } from './messages';
import { savesData } from './saves-data';
import { ErrorLog, type FileStore, RECORD_TIMEOUT, type Records } from './store';
import { withTimeout } from './with-timeout';

/** Minimum interval between progress messages to the pages, in ms. */
const PROGRESS_INTERVAL = 100;

/**
 * The precached builds on this device. Unlike with Workbox's precache, a worker serves any stored build, not only its
 * own, and a record says which build a page gets. So a half-downloaded update never replaces a complete build, and a
 * page keeps the build that it was opened with.
 */
export class Precache {
  readonly builds: Builds;
  readonly errors: ErrorLog;
  private readonly pins: Pins;
  private running: Promise<void> | undefined;
  private abort = new AbortController();
  /** Whether the reader has removed the offline copy. If so, nothing is written until it is requested again. */
  private removed = false;

  /** @param workerBuild the build that this worker was deployed with */
  constructor(
    workerBuild: Build,
    readonly files: FileStore,
    readonly records: Records,
    private readonly windows: WindowClients,
    private readonly fetch: typeof globalThis.fetch,
  ) {
    this.builds = new Builds(workerBuild, files, records);
    this.errors = new ErrorLog(records);
    this.pins = new Pins(records);
  }

  /**
   * Handles the install event: records this worker's build. Downloads nothing, so it cannot fail halfway.
   *
   * @returns whether nothing was stored. In this case, an earlier worker (perhaps the kill switch) serves no page, and
   * there is no reason to wait
   */
  async install(): Promise<boolean> {
    const { workerBuild } = this.builds;
    // Files without records are a copy whose records were evicted. The worker that knows them stays active.
    const isFirst =
      (await this.records.current.get()) === undefined && (await this.files.isEmpty());
    await this.records.builds.put(workerBuild.id, workerBuild);
    await this.records.newest.put(workerBuild.id);
    if (isFirst) await this.records.current.put(workerBuild.id);
    return isFirst;
  }

  /** False if new pages keep the current build, because it is complete and the newest one is not. */
  async switchToNewest(): Promise<boolean> {
    const [current, newest] = await Promise.all([this.builds.current(), this.builds.newest()]);
    if (current && (await this.builds.isReady(current)) && !(await this.builds.isReady(newest)))
      return false;
    await this.makeCurrent(newest);
    return true;
  }

  /**
   * The current build, or the newest if it is complete and no other open page uses the current one. A current build
   * that is incomplete or has not started is not worth keeping.
   */
  async buildForNavigation(newClient: string): Promise<Build> {
    const [current, newest] = await Promise.all([this.builds.current(), this.builds.newest()]);
    if (!current) {
      // The record was evicted, but this worker's build may still be stored.
      const { workerBuild } = this.builds;
      return (await this.builds.isReady(workerBuild)) ? workerBuild : newest;
    }
    if (current.id === newest.id) return newest;
    const isWanted =
      (await this.builds.isReady(newest)) &&
      (!(await this.builds.isReady(current)) ||
        !(await this.builds.hasStarted(current)) ||
        (await this.windows.isOnlyPage(newClient, (client) => this.pins.hasGreeted(client))));
    if (!isWanted) return current;
    const failed = this.makeCurrent(newest).then(
      () => false,
      () => true,
    );
    // When storage is full, the switch cannot be recorded, so the current build stays in use. Storage may also hang.
    return (await withTimeout(failed, RECORD_TIMEOUT)) ? current : newest;
  }

  /**
   * Records that a page with these scripts has started.
   *
   * @returns whether it belongs to the newest build, and new pages do, too, so that its worker may take over
   */
  async confirmStart(scripts: readonly string[]): Promise<boolean> {
    const build = await this.builds.byScripts(scripts);
    if (!build || this.removed) return false;
    await this.builds.markStarted(build);
    const [current, newest] = await Promise.all([this.builds.current(), this.builds.newest()]);
    return current?.id === build.id && newest.id === build.id;
  }

  /** Pins a client to a build (see `Pins.pin`). When storage is full, only in memory. */
  async pin(client: string, build: Build, opening?: number): Promise<void> {
    if (!client || this.removed) return;
    await this.pins.pin(client, build, opening).catch((error) => this.errors.add('pin', error));
  }

  /** Pins a page to the build whose scripts it runs, whatever the source of its document is. */
  async identifyClient(client: string, scripts: readonly string[]): Promise<void> {
    const build = await this.builds.byScripts(scripts);
    if (build) await this.pin(client, build);
  }

  /** Prefers the file of the client's build. */
  async findFile(path: string, client: string): Promise<SiteFile | undefined> {
    const id = await this.pins.buildIdOf(client);
    const build = id ? await this.builds.get(id) : await this.builds.current();
    return this.builds.findFile(path, build);
  }

  /** Handles a file of a supposedly complete build that is not in the cache because the browser has evicted it. */
  async reportEvicted(build: Build): Promise<void> {
    await withTimeout(this.builds.markIncomplete(build), RECORD_TIMEOUT);
    await this.windows.broadcast({ type: 'changed' });
  }

  /** Corrects the records of all builds with an evicted file. True if it should be fetched again. */
  async reportMissing(file: SiteFile): Promise<boolean> {
    let evicted = false;
    for (const build of this.builds.withFile(file)) {
      if (!(await this.builds.isReady(build))) continue;
      evicted = true;
      await this.reportEvicted(build);
    }
    return evicted;
  }

  fetchFile(file: SiteFile): Promise<Response | FailureReason> {
    return fetchFile(file, this.files.urlOf(file), this.fetch);
  }

  /**
   * Whether the host answers, but not with the site's worker, so there may be a newer version that nobody can see. This
   * happens when a session has expired and a login page answers.
   */
  async isHostReplaced(): Promise<boolean> {
    const answer = await this.fetch(this.files.urlOf(['sw.js', '']), {
      cache: 'no-store',
      redirect: 'manual',
      // With credentials, the browser may open its dialog for a password.
      credentials: 'omit',
    }).catch(() => undefined);
    if (!answer || answer.status >= 500) return false;
    return !answer.headers.get('Content-Type')?.includes('javascript');
  }

  /** Downloads the missing files of this worker's build. A second call waits for the running download. */
  async download(): Promise<void> {
    this.running ??= this.downloadOwn().finally(() => {
      this.running = undefined;
      return this.windows.broadcast({ type: 'changed' });
    });
    return this.running;
  }

  /** Continues the download without being asked, unless only the reader can: when saving data, or with full storage. */
  async resume(): Promise<void> {
    const { workerBuild } = this.builds;
    if (this.removed || savesData() || (await this.builds.isReady(workerBuild))) return;
    const failures = (await this.records.failures.get(workerBuild.id)) ?? [];
    if (!failures.some(({ reason }) => reason === 'quota')) await this.download();
  }

  async remove(): Promise<void> {
    this.removed = true;
    this.abort.abort();
    await this.running?.catch(() => {});
    this.abort = new AbortController();
    await Promise.all([this.files.clear(), this.records.clear()]);
    await this.windows.broadcast({ type: 'changed' });
  }

  /**
   * The status for a page. Pages query the newest worker, so its own build is the newest one, even if storage
   * was too full to record it.
   */
  async status(client: string): Promise<Status> {
    const { workerBuild } = this.builds;
    await this.restoreRecords();
    const [current = workerBuild, page] = await Promise.all([
      this.builds.current(),
      this.pins.buildIdOf(client),
    ]);
    return {
      current: await this.statusOf(current),
      next: current.id === workerBuild.id ? undefined : await this.statusOf(workerBuild),
      page,
    };
  }

  /**
   * Deletes the builds that no open or new page can need. Until the current build has started, pages may need those that
   * have. Deletes nothing while one of the needed builds is unknown
   * because its record was evicted, since its files may be stored.
   */
  async cleanUp(): Promise<void> {
    const [current, newest, stored, inUse] = await Promise.all([
      this.records.current.get(),
      this.records.newest.get(),
      this.records.builds.all(),
      this.windows.ids().then((open) => this.pins.buildIdsInUse(open)),
    ]);
    const ids = new Set([this.builds.workerBuild.id, current, newest, ...inUse]);
    if (current && !(await this.records.started.get(current)))
      for (const build of stored) if (await this.builds.hasStarted(build)) ids.add(build.id);
    const kept: Build[] = [];
    for (const id of ids) {
      const build = id === undefined ? undefined : await this.builds.get(id);
      if (!build) return;
      kept.push(build);
    }
    for (const { id } of stored) if (!ids.has(id)) await this.builds.delete(id);
    await this.files.deleteAllExcept(kept.flatMap(({ files }) => files));
  }

  private async makeCurrent({ id }: Build): Promise<void> {
    await this.records.current.put(id);
    await this.windows.broadcast({ type: 'changed' });
  }

  private async restoreRecords(): Promise<void> {
    // If storage fails, reading the status fails too, and reports it.
    if (!this.removed) await this.builds.restoreRecords().catch(() => {});
  }

  private async downloadOwn(): Promise<void> {
    const { workerBuild } = this.builds;
    const { signal } = this.abort;
    let reported = 0;
    const onProgress = (done: number, total: number) => {
      if (Date.now() - reported < PROGRESS_INTERVAL) return;
      reported = Date.now();
      void this.windows.broadcast({ type: 'progress', id: workerBuild.id, done, total });
    };
    this.removed = false;
    try {
      // The browser may have evicted the records while this worker was running.
      await this.install();
      const isComplete = await this.builds.download(workerBuild, {
        fetch: this.fetch,
        signal,
        onProgress,
      });
      if (isComplete) await this.cleanUp();
    } catch (error) {
      await this.errors.add('download', error);
      // Only writing to the cache fails here, because storage is full.
      await this.builds.recordFailures(workerBuild, [{ path: '', reason: 'quota' }]);
    }
  }

  private async statusOf(build: Build): Promise<PrecacheStatus> {
    const downloading = build.id === this.builds.workerBuild.id && this.running !== undefined;
    return { ...(await this.builds.statusOf(build)), downloading };
  }
}
