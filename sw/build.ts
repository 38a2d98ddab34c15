/**
 * What the worker knows about a build of the site: which files to precache and which routes they serve.
 * `scripts/plugins/offline` writes it; the worker is bundled with the one of its own build.
 */

/** Format of the builds that workers store. Raise it on a breaking change: workers ignore other formats. */
export const BUILD_FORMAT = 1;

/** One file: its path below the base, and its hash (`hashOf`), which is both revision and integrity check. */
export type SiteFile = readonly [path: string, hash: string];

/**
 * Several JSON files of a build in one file with one line each, for the first download: together they compress better,
 * and need fewer requests.
 */
export interface Pack {
  file: SiteFile;
  /** Index of its first file in `files`; the others follow. */
  from: number;
  count: number;
}

/** One build of the site. */
export interface Build {
  format: typeof BUILD_FORMAT;
  /** A hash of all the rest: two builds with the same content have the same id. */
  id: string;
  /** Everything to precache. The first `essentials` files are those that the app shell loads. */
  files: readonly SiteFile[];
  essentials: number;
  /** Size of all files in bytes, uncompressed. */
  bytes: number;
  /**
   * Files that only the demo editor needs: the index of the first one, and their total size. Readers may leave
   * them out. Missing in builds of earlier workers.
   */
  editor?: { from: number; bytes: number };
  /** Packs of files. Missing in builds of earlier workers. */
  packs?: readonly Pack[];
  /**
   * The routes, below the base and without a leading slash (the home page is ''). Each lists the files it
   * needs besides the essentials, as indices into `files`.
   */
  routes: Readonly<Record<string, readonly number[]>>;
  /** Redirects from former routes. Missing in builds of earlier workers. */
  moved?: Readonly<Record<string, string>>;
  /** Response headers of pages and files, such as the content security policy. Missing in builds of earlier workers. */
  headers?: Readonly<Record<string, string>>;
  /** Documents that pages embed, with headers of their own, by path. Missing in builds of earlier workers. */
  frames?: Record<string, { html: string; headers: Readonly<Record<string, string>> }>;
  /** The app shell: an HTML document without content, which its scripts turn into any page. */
  shell: string;
  /**
   * Paths of the scripts that the app shell loads, and of the page list. Their names contain hashes, so they
   * identify the build.
   */
  scripts: readonly string[];
}

/** The files that a route of a build needs besides the essentials; none for a route that it does not have. */
export function ownFilesOfRoute({ routes, files }: Build, route: string): readonly SiteFile[] {
  // A reader may request `/constructor`, which every object has.
  const indices = Object.hasOwn(routes, route) ? (routes[route] ?? []) : [];
  return indices.flatMap((i) => files.slice(i, i + 1));
}

/** All files that a route of a build needs. */
export function filesOfRoute(build: Build, route: string): readonly SiteFile[] {
  return [...build.files.slice(0, build.essentials), ...ownFilesOfRoute(build, route)];
}

/** Length of a hash in bytes: a multiple of three, so that Base64 needs no padding. */
const HASH_LENGTH = 12;

/** The first 96 bits of the SHA-256 of some bytes, in URL-safe Base64. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, HASH_LENGTH)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
