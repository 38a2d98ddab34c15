/**
 * `npm run bench -- reload` measures how long “Reload” in the notice of a new version takes, from the press to the new
 * page, in the site in `dist/`. Pass folders of built sites to compare them: each is pressed in turn.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { transform } from 'esbuild';
import { type Build, hashOf } from '../../../sw/build';
import { createHost } from '../../host/host';
import { inProject } from '../../lib/paths';
import { CHROMIUM_FLAGS, findChromium } from '../../testing/browser';
import { median, report } from '../../testing/measure';
import { readBuild, WORKER_FILE } from './bundle-worker';

/** Presses per site. */
const PRESSES = 60;

const LIMITS = {
  /** Presses that take longer than `SLOW`. */
  slow: 0,
  /** The median press in ms. */
  median: 600,
};

/** From here on, readers would press again, in ms. A busy machine needs up to half of it for the page load alone. */
const SLOW = 5000;

/** A press that takes longer than this ends the benchmark, in ms. */
const HANGS = 90_000;

const ROUTE = 'docs/with-reset';

/** Resolves when it is this site's turn to press. Call the result when the press is over. */
let turn: Promise<void> = Promise.resolve();
async function takeTurn(): Promise<() => void> {
  const previous = turn;
  let end = () => {};
  turn = new Promise((resolve) => {
    end = resolve;
  });
  await previous;
  return end;
}

/** Opens a site in a browser without a debugger, and presses “Reload” for one version after another. */
async function press(dir: string): Promise<number[]> {
  const times: number[] = [];
  const build = await readBuild(dir);
  const { code } = await transform(
    readFileSync(path.join(import.meta.dirname, 'reload-driver.ts'), 'utf8'),
    { loader: 'ts', minify: true },
  );
  let version = 0;
  let endTurn = await takeTurn();
  let finish: (error?: Error) => void = () => {};
  const finished = new Promise<void>((resolve, reject) => {
    finish = (error) => (error ? reject(error) : resolve());
  });
  let timer = setTimeout(() => {}, 0);

  const scriptOf = (number: number) => `static/js/version-${number}.js`;
  const withScript = (html: string) =>
    html.replace('</head>', `<script defer src="${base}${scriptOf(version)}"></script></head>`);
  const driver = (number: number) => code.replaceAll('__VERSION__', String(number));

  /** The deployed version of a file that differs between versions. */
  async function fileOf(file: string): Promise<[text: string, type: string] | undefined> {
    if (file === ROUTE) {
      return [withScript(readFileSync(path.join(dir, `${ROUTE}.html`), 'utf8')), 'html'];
    }
    const [, number] = /^static\/js\/version-(\d+)\.js$/.exec(file) ?? [];
    if (number) return [driver(Number(number)), 'javascript'];
    if (file !== WORKER_FILE) return undefined;
    const script = scriptOf(version);
    const deployed: Build = {
      ...build,
      id: `version-${version}`,
      files: [...build.files, [script, await hashOf(new TextEncoder().encode(driver(version)))]],
      scripts: [...build.scripts, script],
      shell: withScript(build.shell),
    };
    const worker = readFileSync(path.join(dir, WORKER_FILE), 'utf8');
    const described = worker.replace(/(?<=^const __BUILD__=).*(?=;$)/m, () =>
      JSON.stringify(deployed),
    );
    return [described, 'javascript'];
  }

  /** A page has reported a press, and asks for the next version. */
  async function deployNext(reported: string, response: ServerResponse): Promise<void> {
    clearTimeout(timer);
    const [shown, took] = reported.split(',').map(Number);
    if (shown !== version) return finish(new Error(`Version ${shown} is shown, not ${version}.`));
    if (took !== undefined && version > 0) {
      times.push(took);
      console.log(`${dir}: ${times.length} of ${PRESSES} took ${took} ms`);
    }
    endTurn();
    if (times.length === PRESSES) {
      response.writeHead(410).end();
      return finish();
    }
    endTurn = await takeTurn();
    timer = setTimeout(() => finish(new Error(`${dir}: “Reload” hangs.`)), HANGS);
    version += 1;
    response.end();
  }

  function intercept(request: IncomingMessage, response: ServerResponse): boolean {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const reported = searchParams.get('reload-driver');
    const file = pathname.slice(base.length);
    if (reported !== null) void deployNext(reported, response);
    else if (file !== ROUTE && file !== WORKER_FILE && !file.startsWith('static/js/version-'))
      return false;
    else {
      void fileOf(file).then(([text, type] = ['', 'plain']) =>
        response
          .writeHead(200, { 'Content-Type': `text/${type}`, 'Cache-Control': 'no-cache' })
          .end(text),
      );
    }
    return true;
  }

  const host = await createHost({ dir, port: 0, intercept });
  const base = `${new URL(host.url).pathname}/`.replace('//', '/');
  const profile = mkdtempSync(path.join(tmpdir(), 'reload-'));
  const browser = spawn(
    findChromium(),
    [...CHROMIUM_FLAGS, '--headless', `--user-data-dir=${profile}`, `${host.url}/${ROUTE}`],
    { stdio: 'ignore' },
  );
  browser.once('error', finish);
  process.once('exit', () => browser.kill());
  await finished.finally(async () => {
    clearTimeout(timer);
    if (browser.kill()) await once(browser, 'exit');
    await host.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
  return times;
}

const [, , ...named] = process.argv;
const folders = named.length > 0 ? named : [inProject('dist')];
const results = await Promise.all(
  folders.map(async (dir) => ({ dir, times: await press(path.resolve(dir)) })),
);
for (const { dir, times } of results) {
  const slow = times.filter((time) => !(time < SLOW)).length;
  console.log(`${dir}: slowest ${Math.max(...times)} ms`);
  report(`presses of “Reload” over ${SLOW} ms`, slow, LIMITS.slow, `of ${times.length}`);
  report('the median press', median(times), LIMITS.median, 'ms');
}
console.log(`load at the end: ${loadavg().map((load) => load.toFixed(1))}`);
