import { site } from '../../../theme/config/site';

/** A place in a text. */
export interface Span {
  start: number;
  end: number;
}

/** Files whose texts may name a page. The list of addresses has its own form. */
export const mayName = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|json|mdx?|ya?ml|txt)$/.test(file) &&
  !/^(?:package-lock\.json|scripts\/api\/data\/.*|docs\/_addresses\.txt)$/.test(file);

/** Unit tests and what they work with: they have pages of their own, some of them called like those of the site. */
export const isUnitTest = (file: string): boolean =>
  /^(?:theme|scripts|sw)\//.test(file) && /\.test\.tsx?$|\/(?:testing|fixtures)\//.test(file);

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a path, also as regular expressions write it: with a backslash before each slash and dot. */
export const pathPattern = (path: string): string =>
  path.split('/').map(escapePattern).join('\\\\?/').replaceAll('\\.', '\\\\?\\.');

/** What an address of the site begins with in front of a route; else it is an address of others. */
const ORIGIN = `(?<![\\w.-])|(?<=${escapePattern(site.origin)}|localhost:\\d+|["'\`]/[\\w-]+)`;

/** What follows an address, and not the name of another page, or of one below. */
const END = '(?![\\w-]|\\\\?/(?!index\\b)\\w)';

/** Finds the addresses of a page, with base or origin. */
export const routePattern = (route: string): RegExp =>
  new RegExp(`(?:${ORIGIN})${pathPattern(route)}${END}`, 'g');

/** Finds those that are relative to the base. */
export const relativePattern = (route: string): RegExp =>
  new RegExp(`(?<![\\w./-])${pathPattern(route.slice(1))}${END}`, 'g');

/** Where a text matches. */
export const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
