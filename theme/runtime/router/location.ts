/** Where the reader is. `pathname` comes without the site's base path, as pages know themselves. */
export interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  /** What the caller of `navigate` left with the history entry. */
  state: unknown;
  /** Names the history entry; scroll positions are kept under it. */
  key: string;
}

/** What the router keeps in `history.state`. */
export interface HistoryState {
  key: string;
  state?: unknown;
}

/** The part of a `to` that `navigate` accepts. */
export type To = string | { pathname?: string; search?: string; hash?: string };

/** The entry the reader arrived on has no key of ours. */
export const FIRST_KEY = 'first';

/** Takes the base path off a path: `/toolkit/docs` is `/docs` to the pages under `/toolkit`. */
export function stripBase(pathname: string, basename: string): string {
  if (!basename || basename === '/') return pathname;
  if (pathname === basename) return '/';
  return pathname.startsWith(`${basename}/`) ? pathname.slice(basename.length) : pathname;
}

/** Puts the base path before a path of the site. */
export function addBase(path: string, basename: string): string {
  return path.startsWith('/') ? `${basename.replace(/\/$/, '')}${path}` : path;
}

/** Reads the browser's address and history entry. */
export function readLocation(basename: string): RouterLocation {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as Partial<HistoryState> | null;
  return {
    pathname: stripBase(pathname, basename),
    search,
    hash,
    state: entry?.state,
    key: entry?.key ?? FIRST_KEY,
  };
}

/** The absolute address that a `to` means, seen from the page the reader is on. */
export function resolveTo(to: To, basename: string): URL {
  const href =
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return new URL(addBase(href, basename), window.location.href);
}

/** The element that a hash such as `#links` or `#caf%C3%A9` points at. */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  const raw = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(raw)) ?? document.getElementById(raw);
  } catch {
    return document.getElementById(raw);
  }
}
