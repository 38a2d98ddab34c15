/**
 * What a build of the site tells its worker: the files that make the site work without a network, and
 * the routes they answer. `scripts/offline` writes it, the worker carries it inside.
 */

/** Raised when the shape of what is stored changes: a worker forgets records of another format. */
export const BUILD_FORMAT = 1;

/**
 * One file: its path below the base, and the beginning of the SHA-256 of its bytes (`hashOf`). The hash
 * is the revision of the file as well as the check of its integrity.
 */
export type SiteFile = readonly [path: string, hash: string];

/** One build of the site. */
export interface Build {
  format: typeof BUILD_FORMAT;
  /** Names the content of the build: two builds of the same content have the same name. */
  id: string;
  /** The first `essentials` files are what the shell names: without them no page can be shown. */
  files: readonly SiteFile[];
  essentials: number;
  /** Size of all files in bytes, as they are stored. */
  bytes: number;
  /** Routes below the base, without a leading slash (the home page is ''), each with its own files. */
  routes: Readonly<Record<string, readonly number[]>>;
  /** The HTML document that becomes any page once its scripts run. */
  shell: string;
  /** Paths of the scripts that the shell loads: a page that loads the same ones is of this build. */
  scripts: readonly string[];
}

/** Files of a build that a route needs: the essentials and its own. */
export function filesOfRoute(build: Build, route: string): readonly SiteFile[] {
  const own = build.routes[route] ?? [];
  return [
    ...build.files.slice(0, build.essentials),
    ...own.flatMap((i) => build.files.slice(i, i + 1)),
  ];
}
