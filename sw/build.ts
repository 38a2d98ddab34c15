/**
 * A build of the site from the worker's point of view: which files to precache, and which routes they serve.
 * `scripts/plugins/offline` writes this description, and each worker is bundled with that of its own build.
 */

/** Format of the builds that workers store. Raise it on a breaking change, because workers ignore other formats. */
export const BUILD_FORMAT = 1;

/** A file: its path below the base path, and its hash (`hashOf`), which is both revision and integrity check. */
export type SiteFile = readonly [path: string, hash: string];

/** JSON files of a build, each on its own line, which compress better together and need fewer requests. */
export interface Pack {
  file: SiteFile;
  /** Index of its first file in `files`. The other files follow. */
  from: number;
  count: number;
}

/** One build of the site. */
export interface Build {
  format: typeof BUILD_FORMAT;
  /** A hash of all other fields, so builds with the same content have the same id. */
  id: string;
  /** Files to precache. The first `essentials` files are those that the app shell loads. */
  files: readonly SiteFile[];
  essentials: number;
  /** Size of all files in bytes, uncompressed. */
  bytes: number;
  /** Only in builds of earlier workers, whose readers could leave out the files from this index on. */
  editor?: { from: number };
  /** Packs of files. Missing in builds of earlier workers. */
  packs?: readonly Pack[];
  /**
   * The routes, below the base path and without a leading slash (the home page is ''). Each lists the files that it
   * needs besides the essential files, as indices into `files`.
   */
  routes: Readonly<Record<string, readonly number[]>>;
  /** Response headers of pages and files, such as the content security policy. Missing in builds of earlier workers. */
  headers?: Readonly<Record<string, string>>;
  /** Documents that pages embed, by path, with their own headers. Missing in builds of earlier workers. */
  embedded?: Record<string, { html: string; headers: Readonly<Record<string, string>> }>;
  /** The app shell: an HTML document without content, which its scripts turn into any page. */
  shell: string;
  /**
   * Paths of the scripts that the app shell loads, and of the page list. Their names contain hashes, so they
   * identify the build.
   */
  scripts: readonly string[];
}

/** The files that a route needs besides the essential files; none for an unknown route. */
export function additionalFilesOfRoute(
  { routes, files }: Build,
  route: string,
): readonly SiteFile[] {
  // A reader may request `/constructor`, which every object has.
  const indices = Object.hasOwn(routes, route) ? (routes[route] ?? []) : [];
  return indices.flatMap((i) => files.slice(i, i + 1));
}

/** The files without which a build is incomplete. */
export const requiredFiles = ({ files, editor }: Build): readonly SiteFile[] =>
  files.slice(0, editor?.from);

export function filesOfRoute(build: Build, route: string): readonly SiteFile[] {
  return [...build.files.slice(0, build.essentials), ...additionalFilesOfRoute(build, route)];
}

/** Length of a hash in bytes: a multiple of three, so that Base64 needs no padding. */
const HASH_LENGTH = 12;

/** The first 96 bits of the SHA-256, in URL-safe Base64. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, HASH_LENGTH)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
