import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundleWorker } from './bundle-worker';
import { describeBuild } from './describe-build';
import { keepPrevious } from './keep-previous';

const HOME = 'https://site.example/docs/';
const page = (script: string) =>
  `<html><head><meta charset="utf-8"><script src="/docs/static/js/${script}"></script></head><body><div id="__rspress_root"></div><div id="__rspress_modal_container"></div></body></html>`;

let temporary: string;

beforeEach(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'keep-previous-'));
});
afterEach(() => vi.unstubAllGlobals());

/** Builds a site with one script. `others` are files in its folder that do not belong to the build. */
async function site(name: string, script: string, others: string[] = []): Promise<string> {
  const dist = path.join(temporary, name);
  await mkdir(path.join(dist, 'static/js'), { recursive: true });
  await writeFile(path.join(dist, 'index.html'), page(script));
  await writeFile(path.join(dist, '_headers'), '');
  await writeFile(path.join(dist, '_redirects'), '');
  await writeFile(path.join(dist, 'logo.svg'), '<svg/>');
  await writeFile(path.join(dist, 'static/js', script), `// ${script}`);
  await bundleWorker(dist, await describeBuild(dist, '/docs/', page(script)));
  for (const other of others) await writeFile(path.join(dist, 'static/js', other), other);
  return dist;
}

function deploy(dist: string, answer = (file: string) => readFile(path.join(dist, file))): void {
  vi.stubGlobal('fetch', async (address: URL) => {
    const bytes = await answer(address.href.slice(HOME.length)).catch(() => undefined);
    return bytes ? new Response(new Uint8Array(bytes)) : new Response('', { status: 404 });
  });
}

const scriptsOf = async (dist: string) => (await readdir(path.join(dist, 'static/js'))).sort();

test('a new build keeps the hashed files of the deployed build, but not those of earlier builds', async () => {
  deploy(await site('old', 'index.1.js', ['index.0.js']));
  const dist = await site('new', 'index.2.js');
  expect(await keepPrevious(dist, HOME)).toEqual(['static/js/index.1.js']);
  expect(await scriptsOf(dist)).toEqual(['index.1.js', 'index.2.js']);
  expect(await readFile(path.join(dist, 'static/js/index.1.js'), 'utf8')).toBe('// index.1.js');
});

test('an error page that a host returns for a file is not kept', async () => {
  const old = await site('old', 'index.1.js');
  deploy(old, (file) => readFile(path.join(old, file.endsWith('1.js') ? 'index.html' : file)));
  expect(await keepPrevious(await site('new', 'index.2.js'), HOME)).toEqual([]);
});

test('the first deployment has no files to keep', async () => {
  deploy(path.join(temporary, 'nowhere'));
  expect(await keepPrevious(await site('new', 'index.2.js'), HOME)).toEqual([]);
});
