import { type Build, filesOfRoute, type SiteFile } from './build';
import { download } from './download';
import { fetchFile } from './fetchFile';
import type { CopyStatus, Failure, Status } from './messages';
import type { FileStore } from './store/files';
import type { Records } from './store/records';
import type { Tabs } from './tabs';

/** A page that has been given its build so long ago, in ms, has opened or never will. */
const OPENING_TIME = 60_000;

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
  private readonly tabs: Tabs;
  private readonly fetch: typeof globalThis.fetch;
  private readonly builds = new Map<string, Build>();
  private readonly pins = new Map<string, string>();
  /** What this worker's last download could not store. */
  private failures: readonly Failure[] = [];
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
    this.builds.set(own.id, own);
  }

  /** Makes this worker's build known. Downloads nothing, so it cannot fail half way. */
  async install(): Promise<void> {
    await this.records.builds.put(this.own);
    await this.records.newest.put(this.own.id);
    if (!(await this.currentBuild())) await this.records.current.put(this.own.id);
  }

  /** This worker answers from now on. Its build does so too, unless an older one is more complete. */
  async activate(): Promise<void> {
    const current = await this.currentBuild();
    if (!current || (await this.isReady(this.own)) || !(await this.isReady(current))) {
      await this.take();
    }
    await this.tidy();
  }

  /** Lets new pages come from the newest build. */
  async take(): Promise<void> {
    const newest = await this.newestBuild();
    await this.records.current.put(newest.id);
    await this.records.putOff.delete();
    await this.tabs.tell({ type: 'changed' });
  }

  /** The reader does not want the newest build on this visit. */
  async putOff(): Promise<void> {
    await this.records.putOff.put((await this.newestBuild()).id);
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
    const [current, newest] = await Promise.all([this.currentBuild(), this.newestBuild()]);
    if (!current || current.id === newest.id) return { build: newest, taken: false };
    const take =
      (await this.isReady(newest)) &&
      (!(await this.isReady(current)) || (await this.tabs.nobodyBut(newClient)));
    if (!take) return { build: current, taken: false };
    await this.take();
    return { build: newest, taken: true };
  }

  /** A page belongs to a build as long as it is open, and already while it opens. */
  async pin(client: string, build: Build, opening?: number): Promise<void> {
    if (!client || this.removed) return;
    this.pins.set(client, build.id);
    await this.records.pins.put(client, { build: build.id, opening });
  }

  /** A page says which scripts it runs. They tell its build, wherever its document came from. */
  async recognize(client: string, scripts: readonly string[]): Promise<void> {
    const paths = new Set(scripts);
    for (const build of await this.allBuilds()) {
      if (build.scripts.every((script) => paths.has(script))) {
        await this.pin(client, build);
        return;
      }
    }
  }

  /** The file that a path means for a page: the one of its own build, if any has it. */
  async find(path: string, client: string): Promise<SiteFile | undefined> {
    const pinned = await this.pinOf(client);
    const inOrder = [pinned && this.builds.get(pinned), this.own, ...this.builds.values()];
    for (const build of inOrder) {
      const file = build && fileOf(build, path);
      if (file) return file;
    }
    // Another worker may have stored a build that this one has not read.
    for (const build of await this.allBuilds()) {
      const file = fileOf(build, path);
      if (file) return file;
    }
    return undefined;
  }

  /** Whether a whole copy of the build is stored, as far as is known. */
  async isReady(build: Build): Promise<boolean> {
    return (await this.records.ready.get(build.id)) === true;
  }

  /** Something that should be stored is not: the copy does not count as whole until it is repaired. */
  async isBroken(build: Build): Promise<void> {
    await this.records.ready.delete(build.id);
    await this.tabs.tell({ type: 'changed' });
  }

  /** Whether the file belongs to a copy that counts as whole. Then that copy does so no more. */
  async wasStored(file: SiteFile): Promise<boolean> {
    let whole = false;
    for (const build of this.builds.values()) {
      if (!build.files.some(([path, hash]) => path === file[0] && hash === file[1])) continue;
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
  async hasRoute(build: Build, route: string): Promise<boolean> {
    return (await this.files.missing(filesOfRoute(build, route))).length === 0;
  }

  /** Completes this worker's build. Called while that runs, it waits for the same download. */
  download(): Promise<void> {
    this.running ??= this.runDownload().finally(() => {
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
      this.currentBuild(),
      this.newestBuild(),
      this.pinOf(client),
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
    const [current, newest, open, builds, clients] = await Promise.all([
      this.currentBuild(),
      this.newestBuild(),
      this.tabs.ids(),
      this.records.builds.all(),
      this.records.pins.clients(),
    ]);
    const keep = new Set([current?.id, newest.id]);
    for (const client of clients) {
      const pin = await this.records.pins.get(client);
      if (!pin) continue;
      if (open.has(client) || (pin.opening ?? 0) > Date.now() - OPENING_TIME) keep.add(pin.build);
      else await this.records.pins.delete(client);
    }
    for (const { id } of builds) {
      if (keep.has(id)) continue;
      this.builds.delete(id);
      await Promise.all([
        this.records.builds.delete(id),
        this.records.ready.delete(id),
        this.records.failures.delete(id),
      ]);
    }
    await this.files.keepOnly(
      builds.filter(({ id }) => keep.has(id)).flatMap(({ files }) => files),
    );
  }

  private async runDownload(): Promise<void> {
    const { own } = this;
    this.removed = false;
    // The browser may have evicted the records, but not this worker.
    const { signal } = this.stop;
    this.failures = [];
    try {
      await this.install();
      await this.records.failures.delete(own.id);
      const failures = await download(own, {
        store: this.files,
        fetch: this.fetch,
        signal,
        onProgress: (done, total) =>
          void this.tabs.tell({ type: 'progress', id: own.id, done, total }),
      });
      if (signal.aborted) return;
      if (failures.length > 0) {
        await this.noteFailures(failures);
      } else {
        await this.records.ready.put(own.id, true);
        await this.tidy();
      }
    } catch {
      // Only the storage itself can fail here, and it does so for want of room.
      await this.noteFailures([{ path: '', reason: 'quota' }]);
    }
  }

  private async noteFailures(failures: readonly Failure[]): Promise<void> {
    this.failures = failures;
    await this.records.ready.delete(this.own.id);
    // Without room the note may not fit either; then it lasts as long as this worker.
    await this.records.failures.put(this.own.id, failures).catch(() => {});
  }

  private async copyOf(build: Build): Promise<CopyStatus> {
    const missing = new Set((await this.files.missing(build.files)).map(([path]) => path));
    const ready = missing.size === 0;
    if (ready !== (await this.isReady(build))) {
      if (ready) await this.records.ready.put(build.id, true).catch(() => {});
      else await this.records.ready.delete(build.id);
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
      downloading: build.id === this.own.id && this.running !== undefined,
      failures: ready ? [] : await this.failuresOf(build),
    };
  }

  private async failuresOf({ id }: Build): Promise<readonly Failure[]> {
    const noted = await this.records.failures.get(id);
    return noted.length === 0 && id === this.own.id ? this.failures : noted;
  }

  private async currentBuild(): Promise<Build | undefined> {
    const id = await this.records.current.get();
    return id === undefined ? undefined : this.build(id);
  }

  private async newestBuild(): Promise<Build> {
    const id = await this.records.newest.get();
    return (id !== undefined && (await this.build(id))) || this.own;
  }

  private async build(id: string): Promise<Build | undefined> {
    const known = this.builds.get(id) ?? (await this.records.builds.get(id));
    if (known) this.builds.set(id, known);
    return known;
  }

  private async allBuilds(): Promise<Iterable<Build>> {
    for (const build of await this.records.builds.all()) this.builds.set(build.id, build);
    return this.builds.values();
  }

  private async pinOf(client: string): Promise<string | undefined> {
    if (!client) return undefined;
    const known = this.pins.get(client) ?? (await this.records.pins.get(client))?.build;
    if (known) this.pins.set(client, known);
    return known;
  }
}

function fileOf(build: Build, path: string): SiteFile | undefined {
  return build.files.find((file) => file[0] === path);
}
