import { REDIRECTED_ENDINGS } from '../../sw/urls';
import { CACHE_CONTROL } from '../host/rules';

/** Where the build puts files whose names carry a hash of their content. */
const HASHED_FOLDER = 'static/';

/**
 * Configuration that makes other hosts treat the site as the local one does (`scripts/host/rules.ts`):
 * clean URLs, permanent redirects to them, `immutable` for hashed files and `no-cache` for the rest.
 *
 * - Netlify, Cloudflare Pages: publish the built folder; they read `_redirects`, `_headers` and `404.html`.
 * - nginx: include `nginx.conf` in the server block.
 * - GitHub Pages: publish the built folder. It serves `/x` from `x.html` and `404.html` with status 404;
 *   it neither redirects nor lets one set headers, so other spellings of a path reach the not-found page,
 *   and the site's own script leads on from there.
 *
 * @param base path the site is served under; starts and ends with a slash
 * @param routes paths of all pages
 */
export function hostFiles(base: string, routes: Iterable<string>): Record<string, string> {
  const depth = Math.max(...[...routes].map((route) => route.split('/').length - 1));
  return {
    _redirects: redirects(base, depth),
    _headers: headers(base),
    'nginx.conf': nginx(base),
    // GitHub Pages: serve folders that begin with an underscore, too.
    '.nojekyll': '',
  };
}

/** Netlify and Cloudflare Pages lead `.html` and a slash at the end to the bare path by themselves. */
function redirects(base: string, depth: number): string {
  const endings = REDIRECTED_ENDINGS.filter((ending) => ending.startsWith('/index'));
  const lines = ['# Netlify, Cloudflare Pages.'];
  for (let length = 1; length <= depth; length++) {
    // A `*` would have to be the last part of a path, so each length has its own rule.
    const page = base + Array.from({ length }, (_, index) => `:part${index + 1}`).join('/');
    for (const ending of endings) lines.push(`${page}${ending} ${page} 301`);
  }
  return `${lines.join('\n')}\n`;
}

function headers(base: string): string {
  return [
    '# Netlify, Cloudflare Pages.',
    `${base}*`,
    `  Cache-Control: ${CACHE_CONTROL.other}`,
    '  X-Content-Type-Options: nosniff',
    `${base}${HASHED_FOLDER}*`,
    // Cloudflare Pages joins headers of all rules that match; this line takes the first one away.
    '  ! Cache-Control',
    `  Cache-Control: ${CACHE_CONTROL.hashed}`,
    '',
  ].join('\n');
}

function nginx(base: string): string {
  const prefix = base.slice(0, -1);
  // The longest endings first: `/x/index.html` must lose all of its ending at once.
  const ending = REDIRECTED_ENDINGS.filter((part) => part !== '/')
    .map((part) => part.replaceAll('.', '\\.'))
    .join('|');
  return `# nginx: include this file in a server block whose root is the folder that holds the site${prefix ? ` in ${prefix.slice(1)}/` : ''}.
error_page 404 ${prefix}/404.html;
add_header X-Content-Type-Options nosniff always;

location = ${prefix}/404.html {
    internal;
    add_header Cache-Control "${CACHE_CONTROL.other}";
}
location ~ ^(${prefix}/.+?)(?:${ending}|/+)$ { return 301 $1$is_args$args; }
location ~ ^${prefix}/index(?:\\.html)?$ { return 301 ${base}$is_args$args; }
location ${base} {
    add_header Cache-Control "${CACHE_CONTROL.other}";
    add_header X-Content-Type-Options nosniff always;
    try_files $uri $uri.html $uri/index.html =404;
}
location ${base}${HASHED_FOLDER} {
    add_header Cache-Control "${CACHE_CONTROL.hashed}";
    add_header X-Content-Type-Options nosniff always;
    try_files $uri =404;
}
`;
}
