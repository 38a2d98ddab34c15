import type { Build } from './build';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/**
 * The document that becomes any page of the site once its scripts run.
 *
 * @param route the page's route: its own script is named in the document, so that it loads beside the
 *   others, and its address is the canonical one. A route that the build does not know gets the status 404; the scripts show the text.
 */
export function shellOf(build: Build, route: string, base: string): Response {
  const known = Object.hasOwn(build.routes, route);
  const preloads = (build.routes[route] ?? [])
    .flatMap((i) => build.files[i]?.[0] ?? [])
    .filter((path) => path.endsWith('.js'))
    .map((path) => `<link rel="preload" as="script" href="${new URL(path, base).pathname}">`);
  const html = build.shell
    .replace('</head>', `${preloads.join('')}</head>`)
    .replace(/rel="canonical" href="[^"]*/, (link) => link + encodeURI(route));
  return new Response(html, {
    status: known ? 200 : 404,
    headers: HTML,
  });
}

/** What a reader sees without a network and without the page's files on the device. */
export function notStored(base: string): Response {
  const home = new URL(base).pathname;
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not stored on this device</title><style>body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color-scheme:light dark}</style><h1>Not stored on this device</h1><p>There is no network, and this page has not been stored for reading offline yet. It loads once the network is back.</p><p><a href="">Try again</a> · <a href="${home}">Home page</a> · <a href="${home}offline">What is stored</a></p></html>`,
    { status: 503, headers: HTML },
  );
}
