import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import { redirectOf } from '../../sw/urls';
import { cacheControlOf } from './rules';

export interface HostOptions {
  /** Folder of the built site. */
  dir: string;
  /** Path under which the site is served, with a slash at both ends. Default: what the site was built for. */
  base?: string;
  /** TCP port; 0 takes a free one. */
  port: number;
  /** Sees each request first; answers it and returns true, or returns false. For tests of failures. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface Host {
  /** Address of the home page, without a trailing slash. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Serves a built site as a good static host does: clean URLs, permanent redirects to them, a real 404
 * status with the site's own page, compression, and caching by file name.
 *
 * @throws an Error that says what to do, where the folder holds no site or the port is taken.
 */
export async function createHost({ dir, base, port, intercept }: HostOptions): Promise<Host> {
  const prefix = (base ?? baseOf(dir)).replace(/\/$/, '');
  const notFoundPage = readFileSync(path.join(dir, '404.html'));
  const compress = compression();

  function serveFile(request: IncomingMessage, response: ServerResponse, file: string) {
    send(request, file, { root: dir, index: false })
      .on('headers', (_response, found: string) => {
        response.setHeader('Cache-Control', cacheControlOf(found));
        response.setHeader('X-Content-Type-Options', 'nosniff');
      })
      // A folder is no page; a file may be gone because a build is under way.
      .on('directory', () => notFound(response))
      .on('error', () => notFound(response))
      .pipe(response);
  }

  function notFound(response: ServerResponse) {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    response.end(notFoundPage);
  }

  function serve(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/';
    const [pathname = '/', ...query] = url.split('?');
    if (prefix && pathname !== prefix && !pathname.startsWith(`${prefix}/`)) {
      notFound(response);
      return;
    }
    const below = pathname.slice(prefix.length) || '/';
    const bare = redirectOf(below);
    // The home page of a site below a base is the base itself, with its slash.
    if (bare !== undefined || (prefix && pathname === prefix)) {
      const search = query.length > 0 ? `?${query.join('?')}` : '';
      response.writeHead(301, { Location: `${prefix}${bare ?? '/'}${search}` });
      response.end();
      return;
    }
    serveFile(request, response, fileOf(below));
  }

  const server = createServer((request, response) => {
    if (intercept?.(request, response)) return;
    // `compression` is typed for Express; it needs no more of a request than Node gives.
    compress(request as never, response as never, () => serve(request, response));
  });
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}${prefix}`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The base path that a site was built for, read off its home page.
 *
 * @throws where the folder holds no built site.
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

/** Where the host finds the page or file of a bare path. */
function fileOf(bare: string): string {
  if (bare === '/') return '/index.html';
  // A page may have a folder of its name beside it: `/docs` is `docs.html`, not `docs/`.
  return path.extname(bare) ? bare : `${bare}.html`;
}

/** @throws an Error with the way out where the port is taken. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken. Stop what runs there, or choose another one: PORT=${port + 1} npm start`,
            )
          : error,
      );
    });
    server.listen(port, 'localhost', () => resolve());
  });
}
