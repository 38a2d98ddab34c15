import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import { cleanPath } from '../../sw/urls';
import { HOST_FILES, headersOf, NO_TRANSFORM, REVALIDATE, readHeaders, readMoved } from './rules';

/** Paths of files that are not served under their own addresses. */
const HIDDEN: readonly string[] = ['/404', '/404.html', ...HOST_FILES.map((file) => `/${file}`)];

interface HostOptions {
  /** Folder of the built site. */
  dir: string;
  /** TCP port; 0 for any free one. */
  port: number;
  /**
   * Receives each request first, and returns whether it has answered. Tests use it to simulate
   * failures.
   */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface Host {
  /** URL of the home page, without a trailing slash. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/** The settings of a built site for its host. */
const readSettings = (dir: string) => ({
  rules: readHeaders(readFileSync(path.join(dir, '_headers'), 'utf8')),
  moved: readMoved(readFileSync(path.join(dir, '_redirects'), 'utf8')),
  notFoundPage: readFileSync(path.join(dir, '404.html')),
});

/**
 * Serves a built site like a good static host: with clean URLs and permanent redirects to them, the site's own
 * not-found page with status 404, compression, the headers in `_headers`, and the redirects of moved pages in
 * `_redirects`.
 *
 * @throws an Error with the remedy if the folder contains no site or the port is in use
 */
export async function createHost({ dir, port, intercept }: HostOptions): Promise<Host> {
  const prefix = baseOf(dir).replace(/\/$/, '');
  const compress = compression();
  let settings = readSettings(dir);

  function serve(request: IncomingMessage, response: ServerResponse) {
    try {
      settings = readSettings(dir);
    } catch {
      // One of the files is currently missing, because a build is running.
    }
    const { rules, moved, notFoundPage } = settings;
    const target = parseTarget(request.url);
    const { pathname, search } = target ?? { pathname: '/', search: '' };
    const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
    // For rules and files. Redirects need the encoded path.
    const decoded = isInside ? decodedPath(pathname) : undefined;
    const siteHeaders = headersOf(decoded ?? `${prefix}/`, rules);
    // `compression` would obey `no-transform`, which is meant for those between this host and the reader.
    siteHeaders['Cache-Control'] = siteHeaders['Cache-Control']?.replace(NO_TRANSFORM, '') ?? '';

    /** Answers with the not-found page, or with the text of another status. */
    function answer(status: number, headers: Record<string, string> = {}) {
      // Part of the file has been sent, so the response can only be aborted.
      if (response.headersSent) return request.destroy();
      // These headers describe a file that turned out to be missing.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.writeHead(status, {
        ...siteHeaders,
        'Cache-Control': REVALIDATE,
        'Content-Type': `text/${status === 404 ? 'html' : 'plain'}; charset=utf-8`,
        ...headers,
      });
      return response.end(status === 404 ? notFoundPage : STATUS_CODES[status]);
    }

    if (!target) return answer(400);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(405, { Allow: 'GET, HEAD' });
    }
    if (decoded === undefined) return answer(404);
    const below = pathname.slice(prefix.length) || '/';
    const file = decoded.slice(prefix.length);
    if (HIDDEN.includes(file)) return answer(404);
    const bare = cleanPath(below);
    // The home page of a site with a base path is the base path itself, including its slash.
    if (bare !== below || (prefix && pathname === prefix)) {
      return answer(301, { Location: `${prefix}${bare}${search}` });
    }
    const newPlace = moved.get(decoded);
    if (newPlace !== undefined) {
      return answer(301, { Location: newPlace.replace(/(?=#)|$/, () => search) });
    }
    for (const header of Object.entries(siteHeaders)) response.setHeader(...header);
    return (
      send(request, encodeURI(fileOf(file)), { root: dir, index: false })
        // A folder is not a page, and a file may be missing during a build.
        .on('directory', () => answer(404))
        .on('error', ({ status, headers }: SendError) =>
          status === 412 || status === 416 ? answer(status, headers) : answer(404),
        )
        .pipe(response)
    );
  }

  const server = createServer((request, response) => {
    if (intercept?.(request, response)) return;
    // `compression` is typed for Express, but only needs Node's request.
    compress(request as never, response as never, () => serve(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isUsed = error.code === 'EADDRINUSE';
      const remedy = 'Stop the process that uses it, or choose another port with --port.';
      reject(isUsed ? new Error(`Port ${port} is in use. ${remedy}`) : error);
    });
    server.listen(port, 'localhost', resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actualPort}${prefix}`,
    port: actualPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The base path that a site was built for, from its home page.
 *
 * @throws if the folder contains no built site
 */
export function baseOf(dir: string): string {
  let home: string;
  try {
    home = readFileSync(path.join(dir, 'index.html'), 'utf8');
  } catch {
    throw new Error(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  return /<script[^>]+src="([^"]*?)static\//.exec(home)?.[1] || '/';
}

/** The error that says why `send` did not send a file. */
interface SendError extends Error {
  status: number;
  headers?: Record<string, string>;
}

/**
 * Path and query of a request, normalized as browsers do. Backslashes and tabs are removed, because they could make a
 * redirect lead to another host.
 */
function parseTarget(target = ''): URL | undefined {
  // Concatenated rather than resolved, because `//x` would be another host.
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Undefined if the encoding is invalid, or hides steps to another folder, which the file system would take but rules
 * would not see.
 */
function decodedPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    const hidesSteps = decoded.split(/[\\/]/).some((part) => part === '.' || part === '..');
    return hidesSteps ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** A page may have a folder of the same name next to it: `/docs` is `docs.html`, not `docs/`. */
function fileOf(bare: string): string {
  if (bare === '/') return '/index.html';
  return path.extname(bare) ? bare : `${bare}.html`;
}
