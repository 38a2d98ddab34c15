import { site } from '../../../theme/config/site';

/** A range of a string. */
export interface Span {
  start: number;
  end: number;
}

/** Returns whether a file may refer to pages. The list of addresses is handled separately. */
export const mayMentionPages = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|json|mdx?|ya?ml|txt)$/.test(file) &&
  !/^(?:package-lock\.json|scripts\/plugins\/api\/data\/.*|docs\/_addresses\.txt)$/.test(file);

/**
 * Returns whether a file belongs to unit tests. They have their own pages, some of which have the same names as pages
 * of the site.
 */
export const isUnitTest = (file: string): boolean =>
  /^(?:theme|scripts|sw)\//.test(file) && /\.test\.tsx?$|\/(?:testing|fixtures)\//.test(file);

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for a path. Slashes and dots may be escaped, as in regular expressions. */
export const pathPattern = (path: string): string =>
  path.split('/').map(escapePattern).join('\\\\?/').replaceAll('\\.', '\\\\?\\.');

/** Matches what can precede a route in an address of this site. */
const ORIGIN = `(?<![\\w.-])|(?<=${escapePattern(site.origin)}|localhost:\\d+|["'\`]/[\\w-]+)`;

/** Matches the end of an address, so that it is not the beginning of another one. */
const END = '(?![\\w-]|\\\\?/(?!index\\b)\\w)';

/** Matches absolute addresses of a page, with or without base and origin. */
export const routePattern = (route: string): RegExp =>
  new RegExp(`(?:${ORIGIN})${pathPattern(route)}${END}`, 'g');

/** Matches addresses of a page relative to the base. */
export const relativePattern = (route: string): RegExp =>
  new RegExp(`(?<![\\w./-])${pathPattern(route.slice(1))}${END}`, 'g');

/** Returns the ranges that match. */
export const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
