import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hashOf } from '../../../sw/build';
import { headerRules, writeHeaders } from '../../host/rules';
import { filesIn } from '../../lib/files';
import { Site } from '../../rspress/site';
import { bundleWorker, WORKER_CODE, WORKER_FILE } from './bundle-worker';
import { describeBuild } from './describe-build';
import { type Download, downloadsOf } from './download-size';
import { writePacks } from './packs';
import { offline } from './plugin';

const page = (content: string, head = '') =>
  `<html><head><meta charset="utf-8"><link rel="stylesheet" href="/x/static/a.0a1b2c.css">${head}<script defer src="/x/static/index.0a1b2c.js"></script></head><body><div id="__rspress_root">${content}</div><div id="__rspress_modal_container"></div></body></html>`;

const SITE = {
  'index.html': page('home'),
  '404.html': page('not found'),
  _headers: writeHeaders(headerRules('/x/', "default-src 'none'")),
  'docs.html': page('docs'),
  'docs/guide.html': page(
    'guide <img src="/x/logo.svg">',
    '<link rel="preload" href="/x/static/guide.0a1b2c.js">',
  ),
  'docs/guide.md': 'guide',
  'guide/rules.md': 'rules',
  'llms.txt': 'all',
  'sitemap.xml': '<x/>',
  'icon-512.png': 'png',
  'sw.js': 'worker',
  'logo.svg': '<svg/>',
  'static/a.0a1b2c.css': 'a{}',
  'static/index.0a1b2c.js': 'index',
  'static/index.0a1b2c.js.LICENSE.txt': 'MIT',
  'static/index.0a1b2c.js.map': '{}',
  'static/guide.0a1b2c.js': 'guide',
  'search.json': '{}',
  'demos/counter.txt': 'the source',
  'demos/counter.json': '{}',
};

/** In ms. Bundling can be slow on a busy machine. */
const TIMEOUT = 60_000;

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'offline-'));
  await write(SITE);
});

async function write(files: Record<string, string>, root = dist) {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
}

const describeSite = () => describeBuild(dist, '/x/', page(''));

test('all files that readers need are stored with their hashes, those of the app shell first, without the Markdown copies of pages', async () => {
  const { files, essentials, bytes } = await describeSite();
  expect(files.map(([file]) => file)).toEqual([
    'static/a.0a1b2c.css',
    'static/index.0a1b2c.js',
    'guide/rules.md',
    'logo.svg',
    'search.json',
    'static/guide.0a1b2c.js',
  ]);
  expect(files[3]?.[1]).toBe(await hashOf(new TextEncoder().encode('<svg/>')));
  expect(essentials).toBe(2);
  expect(bytes).toBe('a{}indexrules<svg/>guide{}'.length);
});

test('every page is a route with the files that it needs besides the essential files', async () => {
  const { files, routes, scripts } = await describeSite();
  const named = Object.fromEntries(
    Object.entries(routes).map(([route, own]) => [route, own.map((i) => files[i]?.[0])]),
  );
  expect(named).toEqual({ '': [], docs: [], 'docs/guide': ['static/guide.0a1b2c.js', 'logo.svg'] });
  expect(scripts).toEqual(['static/index.0a1b2c.js']);
});

test('a document that pages embed is not a route, and comes with its own headers', async () => {
  const policy = { path: '/x/frame', headers: { 'Content-Security-Policy': 'sandbox' } };
  const rules = writeHeaders([...headerRules('/x/', "default-src 'none'"), policy]);
  await write({ 'frame.html': 'embedded', _headers: rules });
  const { embedded, routes } = await describeBuild(dist, '/x/', page(''), ['frame']);
  expect(embedded?.frame).toMatchObject({ html: 'embedded', headers: policy.headers });
  expect(routes).not.toHaveProperty('frame');
});

test('the id of a build changes only with its content', async () => {
  const { id } = await describeSite();
  expect((await describeSite()).id).toBe(id);
  await write({ 'llms.txt': 'more' });
  expect((await describeSite()).id).toBe(id);
  await write({ 'static/guide.0a1b2c.js': 'guide, edited' });
  const edited = (await describeSite()).id;
  expect(edited).not.toBe(id);
  await write({ 'static/guide.0a1b2c.js': 'guide' });
  expect((await describeSite()).id).toBe(id);
});

test('pages from the worker have the headers of the host', async () => {
  const { headers } = await describeSite();
  expect(headers).toMatchObject({ 'Content-Security-Policy': "default-src 'none'" });
  expect(headers).not.toHaveProperty('Cache-Control');
});

test('an app shell that loads a missing file is an error', async () => {
  await rm(path.join(dist, 'static/index.0a1b2c.js'));
  await expect(describeSite()).rejects.toThrow(
    /app shell loads \/x\/static\/index\.0a1b2c\.js, which is not/,
  );
});

test('a file that is too large to precache is an error', async () => {
  await write({ 'video.mp4': 'x'.repeat(3 * 1024 * 1024) });
  await expect(describeSite()).rejects.toThrow(/video\.mp4[\s\S]*NOT_PRECACHED/);
});

test('a file that the worker would serve without a type is an error', async () => {
  await write({ 'movie.xyz': '' });
  await expect(describeSite()).rejects.toThrow(/type of movie\.xyz/);
});

test('a file that browsers would keep although its name contains no hash is an error', async () => {
  await write({ 'static/search/index.json': '{}' });
  await expect(describeSite()).rejects.toThrow(/keep static\/search\/index\.json for a year/);
});

test('an update downloads only changed files and the description', {
  timeout: TIMEOUT,
}, async () => {
  const next = path.join(dist, '../', `${path.basename(dist)}-next`);
  await write(
    { ...SITE, 'static/guide.0a1b2c.js': 'guide, edited', 'docs/guide.html': 'changed' },
    next,
  );
  for (const folder of [dist, next]) {
    await bundleWorker(folder, await describeBuild(folder, '/x/', page('')));
  }
  const names = (downloads: readonly Download[]) => downloads.map(({ path: name }) => name);
  expect(names(await downloadsOf(next, dist))).toEqual(['sw.js', 'static/guide.0a1b2c.js']);
  expect(names(await downloadsOf(dist))).toHaveLength(8);
});

test('a first visit downloads packs', { timeout: TIMEOUT }, async () => {
  await write({ 'static/pages/a.0a1b2c.json': '1', 'static/pages/b.0a1b2c.json': '2' });
  await bundleWorker(dist, await describeSite());
  const downloads = (await downloadsOf(dist)).map(({ path: name }) => name);
  expect(downloads.filter((name) => name.startsWith('static/packs/'))).toHaveLength(1);
  expect(downloads.filter((name) => name.startsWith('static/pages/'))).toEqual([]);
});

/** Packs files with the given contents. Returns the names and the content of each pack. */
async function pack(files: Record<string, string>) {
  await write(files);
  const names = Object.keys(files);
  const packs = await writePacks(
    dist,
    names.map((name) => [name, '']),
  );
  return Promise.all(
    packs.map(async ({ file: [name, hash], from, count }) => {
      const content = await readFile(path.join(dist, name));
      expect(await hashOf(new Uint8Array(content))).toBe(hash);
      return [names.slice(from, from + count).join(' '), content.toString()];
    }),
  );
}

test('neighboring JSON files are packed, one per line', async () => {
  const files = { 'a.js': 'a', 'b.json': '"b"', 'c/d.json': '"d"', 'e.svg': '<svg/>' };
  expect(await pack(files)).toEqual([['b.json c/d.json', '"b"\n"d"']]);
});

test('a single file and JSON with line breaks are not packed', async () => {
  const lines = '{\n}';
  const files = { 'a.json': '1', 'b.json': lines, 'c.json': '3', 'd.json': '4', 'e.json': lines };
  expect(await pack(files)).toEqual([['c.json d.json', '3\n4']]);
});

test('a pack has a limited size', async () => {
  const text = JSON.stringify('x'.repeat(100_000));
  const files = { 'a.json': text, 'b.json': text, 'c.json': text, 'd.json': text };
  const names = (await pack(files)).map(([name]) => name);
  expect(names).toEqual(['a.json b.json', 'c.json d.json']);
});

const read = (file: string) => readFile(path.join(dist, file), 'utf8');

test('the worker describes its build and imports its code, which is the same for all builds', {
  timeout: TIMEOUT,
}, async () => {
  const build = await describeSite();
  await bundleWorker(dist, build);
  await bundleWorker(dist, { ...build, id: 'id-of-next-build' });
  const [file = '', ...others] = filesIn(dist).filter((name) => name.startsWith(WORKER_CODE));
  expect(others).toEqual([]);
  expect(await read(WORKER_FILE)).toContain('id-of-next-build');
  expect(await read(WORKER_FILE)).toContain(`importScripts("${file}")`);
  expect(await read(file)).not.toContain('importScripts');
  expect(await read(file)).not.toMatch(/https?:\/\/(?!bit\.ly)/);
});

test('with `OFFLINE=off`, the worker only removes itself, and pages register none', {
  timeout: TIMEOUT,
}, async () => {
  vi.stubEnv('OFFLINE', 'off');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { builderConfig, afterBuild } =
    new Site(dist, { origin: '', base: '/x/' }, [offline]).hooks[0]?.rspress ?? {};
  expect(builderConfig?.source?.define).toEqual({ 'import.meta.env.OFFLINE': 'false' });
  await afterBuild?.({ outDir: dist }, true);
  expect(await read(WORKER_FILE)).toContain('unregister()');
  expect(await read(WORKER_FILE)).not.toMatch(/addEventListener\("fetch"/);
});
