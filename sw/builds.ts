import { type Build, filesOfRoute, requiredFiles, type SiteFile } from './build';
import { type DownloadOptions, download } from './download';
import type { Failure, PrecacheStatus } from './messages';
import { type FileStore, RECORD_TIMEOUT, type Records, STORAGE_TIMEOUT } from './store';
import { withTimeout } from './with-timeout';

/** The builds that this worker knows, with their state: its own, and those stored by other workers. */
export class Builds {
  private readonly byId = new Map<string, Build>();
  /** Failures by build. Also kept in memory, because there may be no space for the record when storage is full. */
  private readonly failures = new Map<string, readonly Failure[]>();
  /** Checks of stored files by build, either running or passed. */
  private readonly checks = new Map<string, Promise<boolean>>();

  constructor(
    /** The build that this worker was deployed with. */
    readonly workerBuild: Build,
    private readonly files: FileStore,
    private readonly records: Records,
  ) {
    this.byId.set(workerBuild.id, workerBuild);
  }

  /** The build that new pages get; undefined until the first one is installed. */
  async current(): Promise<Build | undefined> {
    const id = await this.records.current.get();
    return id === undefined ? undefined : this.get(id);
  }

  async newest(): Promise<Build> {
    const id = await this.records.newest.get();
    return (id !== undefined && (await this.get(id))) || this.workerBuild;
  }

  async get(id: string): Promise<Build | undefined> {
    const build = this.byId.get(id) ?? (await this.records.builds.get(id));
    if (build) this.byId.set(id, build);
    return build;
  }

  private async all(): Promise<Build[]> {
    for (const build of await this.records.builds.all()) this.byId.set(build.id, build);
    return [...this.byId.values()];
  }

  /** @param scripts paths below the base path */
  async byScripts(scripts: readonly string[]): Promise<Build | undefined> {
    return (await this.all()).find((build) =>
      build.scripts.every((script) => scripts.includes(script)),
    );
  }

  /** Finds the file at a path: in the preferred build if it has one, otherwise in any other build. */
  async findFile(path: string, preferred: Build | undefined): Promise<SiteFile | undefined> {
    const findIn = (builds: readonly (Build | undefined)[]) => {
      for (const build of builds) {
        const file = build?.files.find(([name]) => name === path);
        if (file) return file;
      }
      return undefined;
    };
    // Another worker may have stored a build that this worker has not read yet.
    return findIn([preferred, this.workerBuild, ...this.byId.values()]) ?? findIn(await this.all());
  }

  withFile([path, hash]: SiteFile): Build[] {
    return [...this.byId.values()].filter(({ files }) =>
      files.some(([name, revision]) => name === path && revision === hash),
    );
  }

  /**
   * Whether a build is completely precached according to the records. They may be wrong after files were evicted. If
   * the record itself is missing, checks the files, and is false if that takes too long.
   */
  async isReady(build: Build): Promise<boolean> {
    const { id } = build;
    if ((await this.records.ready.get(id)) === true) return true;
    const check = this.checks.get(id) ?? this.check(build);
    this.checks.set(id, check);
    const passed = await withTimeout(
      check.catch(() => false),
      STORAGE_TIMEOUT,
    );
    if (passed === false) this.checks.delete(id);
    return passed === undefined ? false : check;
  }

  /** Records that a build is completely precached if its files are stored and undamaged. Deletes damaged files. */
  private async check(build: Build): Promise<boolean> {
    const { id } = build;
    const files = requiredFiles(build);
    if ((await this.files.missing(files)).length > 0) return false;
    const damaged = await this.files.damaged(files);
    await this.files.deleteAll(damaged);
    if (damaged.length > 0) return false;
    // When storage is full, only this worker remembers the check.
    await this.records.ready.put(id, true).catch(() => {});
    return true;
  }

  /** Whether a page of this build has reported that it started. */
  async hasStarted({ id }: Build): Promise<boolean> {
    return (await this.records.started.get(id)) === true;
  }

  async markStarted({ id }: Build): Promise<void> {
    if (!(await this.records.started.get(id))) await this.records.started.put(id, true);
  }

  /**
   * The build whose app shell may be served for this one: this one, unless it was opened before and has not started.
   * Then it may be broken, and a complete build that has started is better, if there is one.
   */
  async withShell(build: Build): Promise<Build> {
    const { started } = this.records;
    const hasStarted = await started.get(build.id);
    // When storage is full, the build stays untried.
    if (hasStarted === undefined)
      await withTimeout(started.put(build.id, false), RECORD_TIMEOUT).catch(() => {});
    if (hasStarted !== false) return build;
    for (const other of await this.all())
      if ((await this.hasStarted(other)) && (await this.isReady(other))) return other;
    return build;
  }

  async markIncomplete({ id }: Build): Promise<void> {
    this.checks.delete(id);
    await this.records.ready.delete(id);
  }

  async hasRoute(build: Build, route: string): Promise<boolean> {
    return (await this.files.missing(filesOfRoute(build, route))).length === 0;
  }

  /** Whether all files are stored now. */
  async download(build: Build, options: Omit<DownloadOptions, 'store'>): Promise<boolean> {
    this.failures.delete(build.id);
    await this.records.failures.delete(build.id);
    const failures = await download(build, { ...options, store: this.files });
    if (options.signal?.aborted) return false;
    if (failures.length > 0) await this.recordFailures(build, failures);
    else await this.records.ready.put(build.id, true);
    return failures.length === 0;
  }

  async recordFailures(build: Build, failures: readonly Failure[]): Promise<void> {
    this.failures.set(build.id, failures);
    await this.markIncomplete(build);
    await this.records.failures.put(build.id, failures).catch(() => {});
  }

  /** Counts in the cache itself, and corrects the records. */
  async statusOf(build: Build): Promise<Omit<PrecacheStatus, 'downloading'>> {
    const { id, bytes } = build;
    const files = requiredFiles(build);
    // Comes before counting, because it deletes damaged files.
    const wasReady = await this.isReady(build);
    const missing = new Set((await this.files.missing(files)).map(([path]) => path));
    const ready = missing.size === 0;
    if (wasReady && !ready) await this.markIncomplete(build).catch(() => {});
    const routes = Object.keys(build.routes);
    const stored = routes.filter((route) =>
      filesOfRoute(build, route).every(([path]) => !missing.has(path)),
    );
    const failures = this.failures.get(id) ?? (await this.records.failures.get(id)) ?? [];
    return {
      id,
      done: files.length - missing.size,
      total: files.length,
      pages: stored.length,
      totalPages: routes.length,
      bytes,
      ready,
      failures: ready ? [] : failures,
    };
  }

  /**
   * Restores the records that the browser has evicted from the stored files. Writes nothing if there are none, because
   * the reader may have removed the copy.
   */
  async restoreRecords(): Promise<void> {
    const { workerBuild, records } = this;
    if ((await this.files.missing(workerBuild.files)).length === workerBuild.files.length) return;
    if (!(await records.builds.get(workerBuild.id)))
      await records.builds.put(workerBuild.id, workerBuild);
    if (!(await records.newest.get())) await records.newest.put(workerBuild.id);
    if (await this.current()) return;
    // While no build is complete, the current build stays unknown, because another worker may know it.
    for (const build of [workerBuild, ...(await records.builds.all())]) {
      if (!(await this.isReady(build))) continue;
      await records.current.put(build.id);
      return;
    }
  }

  /** Forgets a build. Its files are deleted by `Precache.cleanUp`. */
  async delete(id: string): Promise<void> {
    this.byId.delete(id);
    const { builds, ready, failures, started } = this.records;
    await Promise.all([builds, ready, failures, started].map((records) => records.delete(id)));
  }
}
