import { type Build, filesOfRoute } from './build';
import { type DownloadOptions, download } from './download';
import type { CopyStatus, Failure } from './messages';
import type { FileStore } from './store/file-store';
import type { Records } from './store/records';

/** How much of each build is on the device. */
export class Copies {
  /** What could not be stored last, by build: without room the record of it may not fit either. */
  private readonly failures = new Map<string, readonly Failure[]>();

  constructor(
    private readonly files: FileStore,
    private readonly records: Records,
  ) {}

  /** Whether a whole copy of the build is stored, as far as is known. */
  async isReady(build: Build): Promise<boolean> {
    return (await this.records.ready.get(build.id)) === true;
  }

  /** Something that should be stored is not: the copy does not count as whole until it is repaired. */
  async isBroken(build: Build): Promise<void> {
    await this.records.ready.delete(build.id);
  }

  /** Whether everything is stored that a route of the build needs. */
  async hasRoute(build: Build, route: string): Promise<boolean> {
    return (await this.files.missing(filesOfRoute(build, route))).length === 0;
  }

  /**
   * Stores what is missing of a build.
   *
   * @returns whether the copy is whole.
   */
  async complete(build: Build, options: Omit<DownloadOptions, 'store'>): Promise<boolean> {
    this.failures.delete(build.id);
    await this.records.failures.delete(build.id);
    const failures = await download(build, { ...options, store: this.files });
    if (options.signal?.aborted) return false;
    if (failures.length > 0) await this.hasFailed(build, failures);
    else await this.records.ready.put(build.id, true);
    return failures.length === 0;
  }

  /** Notes what could not be stored, and why. */
  async hasFailed(build: Build, failures: readonly Failure[]): Promise<void> {
    this.failures.set(build.id, failures);
    await this.isBroken(build);
    // Where the note does not fit, it lasts as long as this worker.
    await this.records.failures.put(build.id, failures).catch(() => {});
  }

  async statusOf(build: Build): Promise<Omit<CopyStatus, 'downloading'>> {
    const missing = new Set((await this.files.missing(build.files)).map(([path]) => path));
    const ready = missing.size === 0;
    if (ready !== (await this.isReady(build))) {
      if (ready) await this.records.ready.put(build.id, true).catch(() => {});
      else await this.isBroken(build);
    }
    const routes = Object.keys(build.routes);
    const stored = routes.filter((route) =>
      filesOfRoute(build, route).every(([path]) => !missing.has(path)),
    );
    return {
      id: build.id,
      done: build.files.length - missing.size,
      total: build.files.length,
      pages: stored.length,
      totalPages: routes.length,
      bytes: build.bytes,
      ready,
      failures: ready ? [] : await this.failuresOf(build),
    };
  }

  private async failuresOf({ id }: Build): Promise<readonly Failure[]> {
    const noted = await this.records.failures.get(id);
    return noted.length > 0 ? noted : (this.failures.get(id) ?? []);
  }
}
