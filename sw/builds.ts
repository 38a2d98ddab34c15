import type { Build, SiteFile } from './build';
import type { Records } from './store/records';

/** The builds that this worker knows: its own, and those that other workers have stored. */
export class Builds {
  private readonly known = new Map<string, Build>();

  constructor(
    /** The build that this worker came with. */
    readonly own: Build,
    private readonly records: Records,
  ) {
    this.known.set(own.id, own);
  }

  /** The build that new pages come from; undefined before the first one is installed. */
  async current(): Promise<Build | undefined> {
    const id = await this.records.current.get();
    return id === undefined ? undefined : this.get(id);
  }

  /** The newest build that has been installed. */
  async newest(): Promise<Build> {
    const id = await this.records.newest.get();
    return (id !== undefined && (await this.get(id))) || this.own;
  }

  async get(id: string): Promise<Build | undefined> {
    const build = this.known.get(id) ?? (await this.records.builds.get(id));
    if (build) this.known.set(id, build);
    return build;
  }

  async all(): Promise<Iterable<Build>> {
    for (const build of await this.records.builds.all()) this.known.set(build.id, build);
    return this.known.values();
  }

  /** The build whose pages run these scripts (paths below the base). */
  async ofScripts(scripts: readonly string[]): Promise<Build | undefined> {
    const paths = new Set(scripts);
    for (const build of await this.all()) {
      if (build.scripts.every((script) => paths.has(script))) return build;
    }
    return undefined;
  }

  /** The file of a path: the one of the preferred build if that has it, else of any other. */
  async find(path: string, preferred: Build | undefined): Promise<SiteFile | undefined> {
    for (const build of [preferred, this.own, ...this.known.values()]) {
      const file = build && fileOf(build, path);
      if (file) return file;
    }
    // Another worker may have stored a build that this one has not read.
    for (const build of await this.all()) {
      const file = fileOf(build, path);
      if (file) return file;
    }
    return undefined;
  }

  /** Known builds that a file belongs to. */
  having([path, hash]: SiteFile): Build[] {
    return [...this.known.values()].filter(({ files }) =>
      files.some(([name, revision]) => name === path && revision === hash),
    );
  }

  /** Forgets a build, and what is known of its copy. */
  async delete(id: string): Promise<void> {
    this.known.delete(id);
    await Promise.all([
      this.records.builds.delete(id),
      this.records.ready.delete(id),
      this.records.failures.delete(id),
    ]);
  }
}

function fileOf(build: Build, path: string): SiteFile | undefined {
  return build.files.find((file) => file[0] === path);
}
