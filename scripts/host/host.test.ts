import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, type Host } from './host';
import { headerRules, writeHeaders, writeMoved } from './rules';

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
  writeFileSync(path.join(dir, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(dir, 'nginx.conf'), 'server');
  writeFileSync(path.join(dir, '_headers'), writeHeaders(headerRules(base, 'none')));
  const moved = new Map([
    ['/docs/old', '/docs/with-reset'],
    ['/docs/older', '/docs/with-reset#part'],
  ]);
  writeFileSync(path.join(dir, '_redirects'), `# Hosts\n/:a/index /:a 301\n${writeMoved(moved)}`);
  writeFileSync(path.join(dir, 'static/js/index.0123456789.js'), `/* ${'x'.repeat(4000)} */`);
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'host-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await host?.close();
  host = undefined;
});

async function start() {
  build();
  host = await createHost({ dir, port: 0 });
  return host;
}

const ask = (pathname: string, init?: RequestInit) =>
  fetch(`http://localhost:${host?.port}${pathname}`, { redirect: 'manual', ...init });

/** Sends a raw request that no browser would send. */
const askRaw = (target: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: 'localhost', port: host?.port, path: target }, resolve)
      .on('error', reject)
      .end();
  });

describe('the local host', () => {
  it('serves a page at its clean URL', async () => {
    await start();
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
    ['/docs//with-reset?q=1//2', '/docs/with-reset?q=1//2'],
    ['/docs/old?q=1', '/docs/with-reset?q=1'],
    ['/docs/older?q=$&', '/docs/with-reset?q=$&#part'],
    ['/index.html', '/'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('redirects %s permanently to %s', async (asked, target) => {
    await start();
    const response = await ask(asked);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(target);
  });

  it.each([
    ['/\\elsewhere.example/', '/elsewhere.example'],
    ['/\\/elsewhere.example/docs.html', '/elsewhere.example/docs'],
    ['http://elsewhere.example/docs/', '/docs'],
    ['http://elsewhere.example//other.example/', '/other.example'],
    ['/docs/%0d%0aX-Other:%20yes/', '/docs/%0d%0aX-Other:%20yes'],
  ])('never redirects to another host: %j redirects to %s', async (target, location) => {
    await start();
    const response = await askRaw(target);
    expect([response.statusCode, response.headers.location]).toEqual([301, location]);
  });

  it.each(['*', 'elsewhere.example:443', 'file:///etc/passwd'])('rejects %s', async (target) => {
    await start();
    expect((await askRaw(target)).statusCode).toBe(400);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('does not support %s', async (method) => {
    await start();
    const response = await ask('/docs', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('sends a range of a file, and its length if the range is too large', async () => {
    await start();
    const part = await ask('/logo.svg', { headers: { Range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, '<svg']);
    const beyond = await ask('/logo.svg', { headers: { Range: 'bytes=1000-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */41']);
  });

  it('sends nothing if the file does not match the precondition', async () => {
    await start();
    expect((await ask('/docs', { headers: { 'If-Match': '"another"' } })).status).toBe(412);
  });

  it('answers with the not-found page if a file is deleted during the request', async () => {
    await start();
    const open = fs.createReadStream;
    vi.spyOn(fs, 'createReadStream').mockImplementationOnce((file, options) => {
      rmSync(file);
      return open(file, options);
    });
    const response = await ask('/logo.svg');
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/Page not found.*<\/script>$/);
  });

  it.each([
    ['GET', '/'],
    ['GET', '/nowhere'],
    ['GET', '/docs/'],
    ['POST', '/docs'],
  ])('sends the headers of the site with each response: %s %s', async (method, address) => {
    await start();
    const { headers } = await ask(address, { method });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '/nowhere',
    '/404.html',
    '/%',
    '/docs/%E0%A4%A',
    '/nginx.conf',
    '/_headers',
    '/%c0%af',
    '/%5fheaders',
    '/nginx%2econf',
    '/static/..%2f_headers',
    '/static/js%2f..%2f..%2fdocs',
    '/static/..%5clogo.svg',
  ])('answers %s with status 404 and the not-found page', async (address) => {
    await start();
    const response = await ask(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  });

  it('does not serve files outside its folder', async () => {
    build();
    host = await createHost({ dir: path.join(dir, '.'), port: 0 });
    expect((await ask('/..%2f..%2fetc/passwd')).status).toBe(404);
  });

  it('compresses text, and makes hashed files immutable', async () => {
    await start();
    const script = await ask('/static/js/index.0123456789.js');
    expect(script.headers.get('content-encoding')).toMatch(/gzip|br/);
    expect(script.headers.get('cache-control')).toContain('immutable');
    const document = await ask('/docs');
    expect(document.headers.get('cache-control')).toBe('no-cache');
    expect(document.headers.get('vary'), 'the document may be compressed').toBe('Accept-Encoding');
  });

  it.each(['/static/js%2findex.0123456789.js', '/st%61tic/js/index.0123456789.js'])(
    'sends %s with the rules of the file that it names',
    async (address) => {
      await start();
      const response = await ask(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('immutable');
    },
  );

  it('sends a file whose name is encoded', async () => {
    await start();
    writeFileSync(path.join(dir, 'ü 100%.svg'), '<svg/>');
    expect((await ask('/%C3%BC%20100%25.svg')).status).toBe(200);
  });

  it('serves a site built for a base path below that path', async () => {
    build('/toolkit/');
    host = await createHost({ dir, port: 0 });
    expect((await ask('/toolkit/docs')).status).toBe(200);
    expect((await ask('/toolkit/docs/')).headers.get('location')).toBe('/toolkit/docs');
    expect((await ask('/toolkit')).headers.get('location')).toBe('/toolkit/');
    expect((await ask('/docs')).status).toBe(404);
  });

  it('applies the settings of a new build', async () => {
    await start();
    expect(await (await ask('/docs/nowhere')).text()).toContain('Page not found');
    // Simulates a build in progress.
    rmSync(path.join(dir, '404.html'));
    expect((await ask('/docs/nowhere')).status).toBe(404);
    writeFileSync(path.join(dir, '404.html'), 'Nothing here');
    writeFileSync(path.join(dir, '_headers'), writeHeaders(headerRules('/', 'another policy')));
    writeFileSync(path.join(dir, '_redirects'), writeMoved(new Map([['/docs/new', '/docs']])));
    const missing = await ask('/docs/nowhere');
    expect(await missing.text()).toBe('Nothing here');
    expect(missing.headers.get('content-security-policy')).toBe('another policy');
    expect((await ask('/docs/new')).headers.get('location')).toBe('/docs');
  });

  it('explains what to do if the port is in use', async () => {
    const { port } = await start();
    await expect(createHost({ dir, port })).rejects.toThrow(
      `Port ${port} is in use. Stop the process that uses it, or choose another port with --port.`,
    );
  });

  it('explains what to do if there is no build', async () => {
    await expect(createHost({ dir, port: 0 })).rejects.toThrow('Build it first: npm run build');
  });
});
