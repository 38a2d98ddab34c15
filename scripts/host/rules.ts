/**
 * The rules for hosts of this site, as in `_headers`, which Netlify, Cloudflare Pages and the local host read. The
 * configuration of other hosts is generated from the same rules.
 */

/** Response headers by request path. */
export interface HeaderRule {
  /** A prefix if it ends with `*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Host configuration files in the built folder. They are not served to readers. */
export const HOST_FILES = ['_headers', '_redirects', 'nginx.conf', '.nojekyll'] as const;

/** Folder of files whose names contain a content hash. */
export const HASHED_FOLDER = 'static/';

/** For all other files: revalidate before each use. */
export const REVALIDATE = 'no-cache';
/**
 * Forbids rewriting documents: Cloudflare replaces everything that looks like an email address, such as
 * `ngrx-toolkit@22`, and the policy blocks its script that shows readers the original.
 */
export const NO_TRANSFORM = ', no-transform';
/** One year in seconds, the maximum for caches. A file with a hash in its name never changes. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Matches a hash in a file's name. */
const HASH = /[./](?:[0-9a-f]{6,}|[\w-]{16})\.\w+/;

/**
 * The rules of a site. Later rules override earlier ones, so that a path can have its own policy.
 *
 * @param frames policies of documents that pages embed, by path
 */
export const headerRules = (
  base: string,
  contentPolicy: string,
  frames: Readonly<Record<string, string>> = {},
): HeaderRule[] => [
  {
    path: `${base}*`,
    headers: {
      'Cache-Control': REVALIDATE + NO_TRANSFORM,
      'Content-Security-Policy': contentPolicy,
      // Isolates pages from those of other sites that open them or are opened by them.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  ...Object.entries(frames).map(([frame, policy]) => ({
    path: base + frame,
    headers: { 'Content-Security-Policy': policy },
  })),
  { path: `${base}${HASHED_FOLDER}*`, headers: { 'Cache-Control': CACHE_FOREVER } },
];

export function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** Files that browsers would not request again for a year although their content may change. */
export const unhashedFiles = (
  files: readonly string[],
  base: string,
  rules: readonly HeaderRule[],
): string[] =>
  files.filter(
    (file) => headersOf(base + file, rules)['Cache-Control'] === CACHE_FOREVER && !HASH.test(file),
  );

export function writeHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }, index) => {
    const before = headersOf(path, rules.slice(0, index));
    return [
      path,
      ...Object.entries(headers).flatMap(([name, value]) => [
        // Cloudflare Pages joins the headers of all matching rules. This removes the earlier one.
        ...(name in before ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]),
    ];
  });
  return `# Netlify, Cloudflare Pages.\n${lines.join('\n')}\n`;
}

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

export const writeMoved = (moved: ReadonlyMap<string, string>): string =>
  [...moved].map(([from, to]) => `${from} ${to} 301\n`).join('');

/** The output of `writeMoved`. Other redirects in the file are patterns and are ignored. */
export function readMoved(text: string): Map<string, string> {
  const lines = text.matchAll(/^(\/[^\s:]*) (\/\S*) 301$/gm);
  return new Map([...lines].map(([, from = '', to = '']) => [from, to]));
}
