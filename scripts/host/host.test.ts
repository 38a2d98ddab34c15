import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHost, type Host } from './host';
import { portFromEnvironment } from './port';

let dir: string;
let host: Host | undefined;

function build(base = '/') {
  const page = (title: string) =>
    `<!doctype html><title>${title}</title><script src="${base}static/js/index.0123456789.js"></script>`;
  mkdirSync(path.join(dir, 'docs'), { recursive: true });
  mkdirSync(path.join(dir, 'static/js'), { recursive: true });
  writeFileSync(path.join(dir, 'index.html'), page('Home'));
  writeFileSync(path.join(dir, 'docs.html'), page('Docs'));
  writeFileSync(path.join(dir, 'docs/with-reset.html'), page('Reset'));
  writeFileSync(path.join(dir, 'docs/with-reset.md'), '# Zurück');
  writeFileSync(path.join(dir, '404.html'), page('Page not found'));
  writeFileSync(path.join(dir, 'static/js/index.0123456789.js'), `/* ${'x'.repeat(4000)} */`);
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'host-'));
});

afterEach(async () => {
  await host?.close();
  host = undefined;
  rmSync(dir, { recursive: true });
});

const ask = (pathname: string) =>
  fetch(`http://localhost:${host?.port}${pathname}`, { redirect: 'manual' });

describe('the local host', () => {
  it('serves a page under its bare path', async () => {
    build();
    host = await createHost({ dir, port: 0 });
    for (const [address, title] of [
      ['/', 'Home'],
      ['/docs', 'Docs'],
      ['/docs/with-reset', 'Reset'],
    ] as const) {
      const response = await ask(address);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`<title>${title}</title>`);
    }
  });

  it.each([
    ['/docs/with-reset.html?a=1&b=2', '/docs/with-reset?a=1&b=2'],
    ['/docs/', '/docs'],
    ['/index.html', '/'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('redirects %s for good to %s', async (asked, target) => {
    build();
    host = await createHost({ dir, port: 0 });
    const response = await ask(asked);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(target);
  });

  it('answers an unknown path with status 404 and the not-found page', async () => {
    build();
    host = await createHost({ dir, port: 0 });
    const response = await ask('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  });

  it('does not serve files outside of its folder', async () => {
    build();
    host = await createHost({ dir: path.join(dir, '.'), port: 0 });
    expect((await ask('/..%2f..%2fetc/passwd')).status).toBe(404);
  });

  it('compresses what is worth it, and lets hashed files be kept for ever', async () => {
    build();
    host = await createHost({ dir, port: 0 });
    const script = await ask('/static/js/index.0123456789.js');
    expect(script.headers.get('content-encoding')).toMatch(/gzip|br/);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await ask('/docs')).headers.get('cache-control')).toBe('no-cache');
  });

  it('says that text is UTF-8', async () => {
    build();
    host = await createHost({ dir, port: 0 });
    expect((await ask('/docs/with-reset.md')).headers.get('content-type')).toBe(
      'text/markdown; charset=utf-8',
    );
  });

  it('serves a site that was built for another base path below it', async () => {
    build('/toolkit/');
    host = await createHost({ dir, port: 0 });
    expect((await ask('/toolkit/docs')).status).toBe(200);
    expect((await ask('/toolkit/docs/')).headers.get('location')).toBe('/toolkit/docs');
    expect((await ask('/toolkit')).headers.get('location')).toBe('/toolkit/');
    expect((await ask('/docs')).status).toBe(404);
  });

  it('lets a test answer in its place', async () => {
    build();
    host = await createHost({
      dir,
      port: 0,
      intercept: (request, response) => {
        if (request.url !== '/docs') return false;
        response.writeHead(500).end();
        return true;
      },
    });
    expect((await ask('/docs')).status).toBe(500);
    expect((await ask('/')).status).toBe(200);
  });

  it('says what to do when the port is taken', async () => {
    build();
    host = await createHost({ dir, port: 0 });
    await expect(createHost({ dir, port: host.port })).rejects.toThrow(
      `Port ${host.port} is taken. Stop what runs there, or choose another one: PORT=${host.port + 1} npm start`,
    );
  });

  it('says what to do when nothing is built', async () => {
    await expect(createHost({ dir, port: 0 })).rejects.toThrow('Build it first: npm run build');
  });
});

describe('the port', () => {
  it('is 4173 unless PORT names another', () => {
    expect(portFromEnvironment('')).toBe(4173);
    expect(portFromEnvironment('8080')).toBe(8080);
  });

  it.each(['http', '-1', '70000', '1.5'])('cannot be "%s"', (value) => {
    expect(() => portFromEnvironment(value)).toThrow(`PORT is "${value}"`);
  });
});
