/** The HTML documents that the worker serves for navigation requests. */
import { additionalFilesOfRoute, type Build } from './build';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/**
 * Renders the app shell as the document of one route. It preloads the route's own scripts and contains its canonical
 * address. An unknown route gets status 404; the scripts then show the not-found page.
 */
export function renderAppShell(build: Build, route: string, base: string): Response {
  const known = Object.hasOwn(build.routes, route);
  const preloads = additionalFilesOfRoute(build, route)
    .filter(([path]) => path.endsWith('.js'))
    .map(([path]) => `<link rel="preload" as="script" href="${new URL(path, base).pathname}">`);
  const html = build.shell
    .replace('</head>', `${preloads.join('')}</head>`)
    .replace(/rel="canonical" href="[^"]*/, (link) => link + encodeURI(route));
  return new Response(html, {
    status: known ? 200 : 404,
    headers: { ...build.headers, ...HTML },
  });
}

/** The fallback page neither runs scripts nor loads files. */
const FALLBACK_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** For a page that is not stored while there is no network. The links lead to stored pages. */
export function offlineFallback(
  base: string,
  links: ReadonlyMap<string, string> = new Map(),
): Response {
  const ways = [
    ['', 'Try again'],
    ...[...links].map(([route, text]) => [new URL(route, base).pathname, text]),
  ]
    .map(([href, text]) => `<a href="${href}">${text}</a>`)
    .join(' · ');
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not stored on this device</title><style>body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color-scheme:light dark}</style><h1>Not stored on this device</h1><p>There is no network, and this page has not been stored for offline reading yet. It will load when the network is back.</p><p>${ways}</p></html>`,
    {
      status: 503,
      headers: {
        ...HTML,
        'Content-Security-Policy': FALLBACK_POLICY,
        'X-Content-Type-Options': 'nosniff',
      },
    },
  );
}

/** A document of a build loads the same scripts. A captive portal or another deployment does not. */
export function isDocumentOf(html: string, build: Build): boolean {
  return build.scripts.every((script) => html.includes(`${script}"`));
}
