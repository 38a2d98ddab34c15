import { REDIRECTED_ENDING } from '../../sw/urls';
import { addBase } from '../../theme/config/routes';
import {
  type HeaderRule,
  HOST_FILES,
  headerRules,
  headersOf,
  writeHeaders,
  writeMoved,
} from '../host/rules';

/**
 * Configuration for other hosts, so that they serve the site like the local one (`scripts/host/rules.ts`): clean URLs,
 * permanent redirects to them, `immutable` for hashed files and `no-cache` for the rest.
 *
 * - Netlify, Cloudflare Pages: publish the built folder. They read `_redirects`, `_headers` and `404.html`. Their rules
 *   cannot match repeated slashes; the site's script cleans up such URLs.
 * - nginx: include `nginx.conf` in the server block.
 * - GitHub Pages: publish the built folder. It serves `/x` from `x.html`, and `404.html` with status 404. It supports
 *   neither redirects nor headers, so other spellings of a path show the not-found page, where the site's script
 *   redirects. It also redirects former addresses.
 *
 * @param redirects paths that former addresses redirect to
 * @param frames policies of documents that pages embed, by path
 */
export function hostFiles(
  base: string,
  routes: Iterable<string>,
  contentPolicy: string,
  redirects: ReadonlyMap<string, string> = new Map(),
  frames: Readonly<Record<string, string>> = {},
): [file: string, text: string][] {
  const rules = headerRules(base, contentPolicy, frames);
  const depth = Math.max(...[...routes].map((route) => route.split('/').length - 1));
  const redirected = new Map(
    [...redirects].map(([from, target]) => [addBase(from, base), addBase(target, base)]),
  );
  return [
    ['_redirects', endingRedirects(base, depth) + writeMoved(redirected)],
    ['_headers', writeHeaders(rules)],
    ['nginx.conf', nginx(base, rules, redirected)],
    // Makes GitHub Pages serve folders that start with an underscore.
    ['.nojekyll', ''],
  ];
}

/** Renders redirects. Netlify and Cloudflare Pages already redirect from `.html` and from a trailing slash. */
function endingRedirects(base: string, depth: number): string {
  const endings = ['/index.html', '/index'];
  const lines = ['# Netlify, Cloudflare Pages.'];
  for (let length = 1; length <= depth; length++) {
    // `*` is allowed only at the end of a path, so each depth needs its own rule.
    const page = base + Array.from({ length }, (_, index) => `:part${index + 1}`).join('/');
    for (const ending of endings) lines.push(`${page}${ending} ${page} 301`);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Renders nginx configuration. Redirects use the raw `$request_uri`, because nginx decodes its other variables, and a
 * decoded line break would end the header.
 */
function nginx(
  base: string,
  rules: readonly HeaderRule[],
  moved: ReadonlyMap<string, string>,
): string {
  const prefix = base.slice(0, -1);
  const endings = REDIRECTED_ENDING.source.replace(/\$$/, '');
  // Browsers treat a backslash as a slash, and a redirect to a target that starts with two slashes would lead to
  // another host.
  const slashes = '[/\\x5c]+';
  const locations = rules.map(({ path }, index) => {
    const folder = path.replace(/\*$/, '');
    const isPage = path === folder;
    const files = index === 0 ? '$uri $uri.html $uri/index.html' : isPage ? '$uri.html' : '$uri';
    return [`location ${isPage ? '= ' : ''}${folder} {`]
      .concat(addHeaders(headersOf(path, rules)), `    try_files ${files} =404;`, '}')
      .join('\n');
  });
  // The query string precedes the hash.
  const redirects = [...moved].map(
    ([from, to]) =>
      `location = ${from} { return 301 ${to.replace(/(?=#)|$/, () => '$is_args$args')}; }\n`,
  );
  const hidden = HOST_FILES.map((file) => `location = ${base}${file} { return 404; }\n`);
  return `# nginx: include this file in a server block whose root is the folder that contains the site${prefix ? ` in ${prefix.slice(1)}/` : ''}.
error_page 404 ${prefix}/404.html;
if ($request_uri ~ "^${prefix}(?:${slashes}index(?:\\.html)?/*)?(\\?.*)?$") { return 301 ${base}$1; }
if ($request_uri ~ "^${prefix}${slashes}([^?]*?)${endings}(\\?.*)?$") { return 301 ${base}$1$2; }
if ($request_uri ~ "^${prefix}(|/[^?]*?)[/\\x5c]{2,}([^?]*)(\\?.*)?$") { return 301 ${prefix}$1/$2$3; }

${redirects.join('')}${hidden.join('')}location = ${prefix}/404 { return 404; }
location = ${prefix}/404.html {
    internal;
${addHeaders(headersOf(`${base}404.html`, rules)).join('\n')}
}
${locations.join('\n')}
`;
}

/** Renders headers. nginx inherits those of an outer block only if the inner block adds none. */
const addHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`);
