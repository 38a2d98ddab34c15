import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import { cleanPath } from '../../sw/urls';
import {
  type HeaderRule,
  HOST_FILES,
  headersOf,
  REVALIDATE,
  readHeaders,
  readMoved,
} from './rules';

/** Paths of files that are not served under their own addresses. */
const HIDDEN: readonly string[] = ['/404', '/404.html', ...HOST_FILES.map((file) => `/${file}`)];

export interface HostOptions {
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

/**
 * Serves a built site like a good static host: with clean URLs and permanent redirects to them, the
 * site's own not-found page with status 404, compression, the headers in `_headers`, and the
 * redirects of moved pages in `_redirects`.
 *
 * @throws an Error with the remedy if the folder contains no site or the port is in use
 */
export async function createHost({ dir, port, intercept }: HostOptions): Promise<Host> {
  const prefix = baseOf(dir).replace(/\/$/, '');
  const current = settingsOf(dir);
  const compress = compression();

  /** Answers with the not-found page, or with the text of another status. */
  function answer(
    { request, pathname, response, settings }: Exchange,
    status: number,
    headers: Record<string, string> = {},
  ) {
    // Part of the file has been sent, so the response can only be aborted.
    if (response.headersSent) {
      request.destroy();
      return;
    }
    // These headers describe a file that turned out to be missing.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(status, {
      ...headersOf(pathname, settings.rules),
      'Cache-Control': REVALIDATE,
      'Content-Type': `text/${status === 404 ? 'html' : 'plain'}; charset=utf-8`,
      ...headers,
    });
    response.end(status === 404 ? settings.notFoundPage : STATUS_CODES[status]);
  }

  function serveFile(exchange: Exchange, file: string) {
    const { request, pathname, response, settings } = exchange;
    const headers = headersOf(pathname, settings.rules);
    for (const header of Object.entries(headers)) response.setHeader(...header);
    send(request, file, { root: dir, index: false })
      // A folder is not a page, and a file may be missing during a build.
      .on('directory', () => answer(exchange, 404))
      .on('error', ({ status, headers }: SendError) => {
        if (status === 412 || status === 416) answer(exchange, status, headers);
        else answer(exchange, 404);
      })
      .pipe(response);
  }

  function serve(request: IncomingMessage, response: ServerResponse) {
    const target = parseTarget(request.url);
    const { pathname, search } = target ?? { pathname: '/', search: '' };
    const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
    const settings = current();
    const exchange = { request, pathname: isInside ? pathname : `${prefix}/`, response, settings };
    const below = pathname.slice(prefix.length) || '/';
    const bare = cleanPath(below);
    const newPlace = settings.moved.get(pathname);
    if (!target) {
      answer(exchange, 400);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      answer(exchange, 405, { Allow: 'GET, HEAD' });
    } else if (!isInside || HIDDEN.includes(below)) {
      answer(exchange, 404);
    } else if (bare !== below || (prefix && pathname === prefix)) {
      // The home page of a site with a base path is the base path itself, including its slash.
      answer(exchange, 301, { Location: `${prefix}${bare}${search}` });
    } else if (newPlace !== undefined) {
      answer(exchange, 301, { Location: newPlace.replace(/(?=#)|$/, () => search) });
    } else {
      serveFile(exchange, fileOf(below));
    }
  }

  const server = createServer((request, response) => {
    if (intercept?.(request, response)) return;
    // `compression` is typed for Express, but only needs Node's request.
    compress(request as never, response as never, () => serve(request, response));
  });
  await listen(server, port);
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
 * Reads the base path that a site was built for from its home page.
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

/** The site's settings for its host. */
interface Settings {
  rules: HeaderRule[];
  /** New addresses of moved pages, by former address. */
  moved: Map<string, string>;
  notFoundPage: Buffer;
}

/**
 * Returns a getter for the current settings of a built site. During a new build, it returns the
 * previous ones.
 */
function settingsOf(dir: string): () => Settings {
  const read = () => ({
    rules: readHeaders(readFileSync(path.join(dir, '_headers'), 'utf8')),
    moved: readMoved(readFileSync(path.join(dir, '_redirects'), 'utf8')),
    notFoundPage: readFileSync(path.join(dir, '404.html')),
  });
  let settings = read();
  return () => {
    try {
      settings = read();
    } catch {
      // One of the files is currently missing, because a build is running.
    }
    return settings;
  };
}

/** A request, its path, the response, and the site's settings. */
interface Exchange {
  request: IncomingMessage;
  pathname: string;
  response: ServerResponse;
  settings: Settings;
}

/** The error that says why `send` did not send a file. */
interface SendError extends Error {
  status: number;
  headers?: Record<string, string>;
}

/**
 * Parses path and query of a request and normalizes them as browsers do. Backslashes and tabs are
 * removed, because they could make a redirect lead to another host. Returns undefined if there is
 * no path.
 */
function parseTarget(target = ''): URL | undefined {
  // Concatenated rather than resolved, because `//x` would be another host.
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}

/** Returns the file of a page or asset at a clean URL. */
function fileOf(bare: string): string {
  if (bare === '/') return '/index.html';
  // A page may have a folder of the same name next to it. `/docs` is `docs.html`, not `docs/`.
  return path.extname(bare) ? bare : `${bare}.html`;
}

/**
 * Starts to listen.
 *
 * @throws an Error with the remedy if the port is in use
 */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use. Stop the process that uses it, or choose another port with --port.`,
            )
          : error,
      );
    });
    server.listen(port, 'localhost', () => resolve());
  });
}
