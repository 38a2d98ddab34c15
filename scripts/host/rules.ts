/**
 * How a host treats this site, as `_headers` says it: the file that Netlify and Cloudflare Pages read, and
 * the local host too. Configuration of other hosts is made from the same rules.
 */

import { DEMO_FRAME } from '../../sw/client/demo-frame';
import { demoFramePolicy } from './policy';

/** Headers of answers, by the path that was asked for. */
export interface HeaderRule {
  /** With a `*` at the end: it, and all that begins with it. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Where the build puts files whose names carry a hash of their content. */
export const HASHED_FOLDER = 'static/';

/** Pages, the worker and everything else: keep it, but ask before each use. */
export const ASK_AGAIN = 'no-cache';
/** For one year, in seconds, the longest that caches honour: such a file never changes under its name. */
const KEEP = 'public, max-age=31536000, immutable';

/**
 * The rules of a site; a later one replaces what earlier ones say, so an address can have a policy of its own.
 *
 * @param base path the site is served under; starts and ends with a slash
 * @param contentPolicy its content security policy
 */
export const headerRules = (base: string, contentPolicy: string): HeaderRule[] => [
  {
    path: `${base}*`,
    headers: {
      'Cache-Control': ASK_AGAIN,
      'Content-Security-Policy': contentPolicy,
      // Pages of other sites that open one of these, or are opened by one, cannot reach into it.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  { path: base + DEMO_FRAME, headers: { 'Content-Security-Policy': demoFramePolicy().header } },
  { path: `${base}${HASHED_FOLDER}*`, headers: { 'Cache-Control': KEEP } },
];

/** What some rules say of a path. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** Some rules as the text of `_headers`. */
export function writeHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }, index) => {
    const before = headersOf(path, rules.slice(0, index));
    return [
      path,
      ...Object.entries(headers).flatMap(([name, value]) => [
        // Cloudflare Pages joins headers of all rules that match; this takes the earlier one away.
        ...(name in before ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]),
    ];
  });
  return `# Netlify, Cloudflare Pages.\n${lines.join('\n')}\n`;
}

/** Reads what {@link writeHeaders} has written. */
export function readHeaders(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .slice(1)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.flatMap((line) => {
        const [, name, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
        return name && value ? [[name, value]] : [];
      });
      return { path, headers: Object.fromEntries(headers) };
    });
}

/** Addresses that have moved for good, as lines of `_redirects`. */
export const writeMoved = (moved: ReadonlyMap<string, string>): string =>
  [...moved].map(([from, to]) => `${from} ${to} 301\n`).join('');

/** Reads what {@link writeMoved} has written; other redirects of the file are patterns. */
export function readMoved(text: string): Map<string, string> {
  const lines = text.matchAll(/^(\/[^\s:]*) (\/\S*) 301$/gm);
  return new Map([...lines].map(([, from = '', to = '']) => [from, to]));
}
