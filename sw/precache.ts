import type { Build, SiteFile } from './build';
import { Builds } from './builds';
import { Pins } from './client-assignments';
import { Copies } from './copies';
import { fetchFile } from './fetch-file';
import type { CopyStatus, Status } from './messages';
import type { FileStore } from './store/file-store';
import type { Records } from './store/records';
import { throttle } from './throttle';
import type { Tabs } from './window-clients';

/** How often pages hear of a download, in ms: enough to see it run, and no work for each file. */
const PROGRESS_INTERVAL = 100;

export interface SiteOptions {
  /** The build that this worker came with. */
  own: Build;
  files: FileStore;
  records: Records;
  tabs: Tabs;
  fetch: typeof globalThis.fetch;
}

/**
 * The copies of the site on this device. Every worker carries one build, but serves any that is stored:
 * which build a page gets is a record, not a matter of which worker happens to be active. So an update
 * that is only half here never replaces a whole copy, and a page stays with the build it began with.
 */
export class Site {
  readonly own: Build;
  readonly files: FileStore;
  readonly records: Records;
  private readonly builds: Builds;
  private readonly copies: Copies;
  private readonly pins: Pins;
  private readonly tabs: Tabs;
  private readonly fetch: typeof globalThis.fetch;
  private running: Promise<void> | undefined;
  private stop = new AbortController();
  /** The reader has removed everything: nothing is written until it is asked for again. */
  private removed = false;

  constructor({ own, files, records, tabs, fetch }: SiteOptions) {
    this.own = own;
    this.files = files;
    this.records = records;
    this.tabs = tabs;
    this.fetch = fetch;
    this.builds = new Builds(own, records);
    this.copies = new Copies(files, records);
    this.pins = new Pins(records);
  }

  /** Makes this worker's build known. Downloads nothing, so it cannot fail half way. */
  async install(): Promise<void> {
    await this.records.builds.put(this.own);
    await this.records.newest.put(this.own.id);
    if (!(await this.builds.current())) await this.records.current.put(this.own.id);
  }

  /** This worker answers from now on. Its build does so too, unless an older one is more complete. */
  async activate(): Promise<void> {
    const current = await this.builds.current();
    if (!current || (await this.isReady(this.own)) || !(await this.isReady(current))) {
      await this.take();
    }
    await this.tidy();
  }

  /** Lets new pages come from the newest build, unless a whole copy would be given up for a part. */
  async take(): Promise<void> {
    const [current, newest] = await Promise.all([this.builds.current(), this.builds.newest()]);
    if (current && (await this.isReady(current)) && !(await this.isReady(newest))) return;
    await this.records.current.put(newest.id);
    await this.records.putOff.delete();
    await this.tabs.tell({ type: 'changed' });
  }

  /** The reader does not want the newest build on this visit. */
  async putOff(): Promise<void> {
    await this.records.putOff.put((await this.builds.newest()).id);
    await this.tabs.tell({ type: 'changed' });
  }

  /** Notes where the reader has left the site. */
  async leftAt(path: string): Promise<void> {
    if (!this.removed && (await this.records.newest.get())) await this.records.lastPage.put(path);
  }

  /**
   * The build that a navigation gets: the current one, or the newest where that is whole and no other
   * page would be left behind with the old one.
   */
  async buildFor(newClient: string): Promise<{ build: Build; taken: boolean }> {
    const [current, newest] = await Promise.all([this.builds.current(), this.builds.newest()]);
    if (!current || current.id === newest.id) return { build: newest, taken: false };
    const take =
      (await this.isReady(newest)) &&
      (!(await this.isReady(current)) || (await this.tabs.nobodyBut(newClient)));
    if (!take) return { build: current, taken: false };
    await this.take();
    return { build: newest, taken: true };
  }

  /** A page belongs to a build as long as it is open, and already while it opens (ms since 1970). */
  async pin(client: string, build: Build, opening?: number): Promise<void> {
    if (client && !this.removed) await this.pins.put(client, build, opening);
  }

  /** A page says which scripts it runs. They tell its build, wherever its document came from. */
  async recognize(client: string, scripts: readonly string[]): Promise<void> {
    const build = await this.builds.ofScripts(scripts);
    if (build) await this.pin(client, build);
  }

  /** The file that a path means for a page: the one of its own build, if any has it. */
  async find(path: string, client: string): Promise<SiteFile | undefined> {
    const id = await this.pins.of(client);
    return this.builds.find(path, id ? await this.builds.get(id) : await this.builds.current());
  }

  /** Whether a whole copy of the build is stored, as far as is known. */
  isReady(build: Build): Promise<boolean> {
    return this.copies.isReady(build);
  }

  /** Something that should be stored is not: the copy does not count as whole until it is repaired. */
  async isBroken(build: Build): Promise<void> {
    await this.copies.isBroken(build);
    await this.tabs.tell({ type: 'changed' });
  }

  /** Whether the file belongs to a copy that counts as whole. Then that copy does so no more. */
  async wasStored(file: SiteFile): Promise<boolean> {
    let whole = false;
    for (const build of this.builds.having(file)) {
      if (!(await this.isReady(build))) continue;
      whole = true;
      await this.isBroken(build);
    }
    return whole;
  }

  /** The true bytes of a file, from the network. */
  fetchFile(file: SiteFile): Promise<Response> {
    return fetchFile(file, this.files.urlOf(file), this.fetch);
  }

  /** Whether everything is stored that a route of the build needs. */
  hasRoute(build: Build, route: string): Promise<boolean> {
    return this.copies.hasRoute(build, route);
  }

  /** Completes this worker's build. Called while that runs, it waits for the same download. */
  download(): Promise<void> {
    this.running ??= this.complete().finally(() => {
      this.running = undefined;
      return this.tabs.tell({ type: 'changed' });
    });
    return this.running;
  }

  /** Forgets everything. What a page needs comes from the network again. */
  async remove(caches: CacheStorage, names: readonly string[]): Promise<void> {
    this.removed = true;
    this.stop.abort();
    await this.running?.catch(() => {});
    this.stop = new AbortController();
    await Promise.all(names.map((name) => caches.delete(name)));
    await this.tabs.tell({ type: 'changed' });
  }

  async status(client: string): Promise<Status> {
    const [current, newest, page, putOff] = await Promise.all([
      this.builds.current(),
      this.builds.newest(),
      this.pins.of(client),
      this.records.putOff.get(),
    ]);
    return {
      current: await this.copyOf(current ?? newest),
      next: current && current.id !== newest.id ? await this.copyOf(newest) : undefined,
      page,
      putOff,
    };
  }

  /** Deletes what neither an open page nor a new one can need. */
  async tidy(): Promise<void> {
    const [current, newest, stored, pinned] = await Promise.all([
      this.builds.current(),
      this.builds.newest(),
      this.records.builds.all(),
      this.tabs.ids().then((open) => this.pins.keepOnly(open)),
    ]);
    const keep = new Set([current?.id, newest.id, ...pinned]);
    for (const { id } of stored) if (!keep.has(id)) await this.builds.delete(id);
    const kept = stored.filter(({ id }) => keep.has(id));
    await this.files.keepOnly(kept.flatMap(({ files }) => files));
  }

  private async complete(): Promise<void> {
    const { own, fetch } = this;
    this.removed = false;
    const { signal } = this.stop;
    const progress = throttle(PROGRESS_INTERVAL, (done: number, total: number) => {
      void this.tabs.tell({ type: 'progress', id: own.id, done, total });
    });
    try {
      // The browser may have evicted the records, but not this worker.
      await this.install();
      if (await this.copies.complete(own, { fetch, signal, onProgress: progress.call }))
        await this.tidy();
    } catch {
      // Only the storage itself can fail here, and it does so for want of room.
      await this.copies.hasFailed(own, [{ path: '', reason: 'quota' }]);
    } finally {
      // Pages take it as a sign that the download runs.
      progress.cancel();
    }
  }

  private async copyOf(build: Build): Promise<CopyStatus> {
    const downloading = build.id === this.own.id && this.running !== undefined;
    return { ...(await this.copies.statusOf(build)), downloading };
  }
}
