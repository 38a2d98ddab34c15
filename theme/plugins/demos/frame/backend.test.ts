import '@angular/compiler';
import '../runtime/main';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DemoEvents } from '../runtime/events';
import type { DemoModule } from '../types';
import { answerFetch, withFetch } from './backend';
import { load } from './program';
import { startDemo } from './runtime';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('from the network'));
  answerFetch();
});

const FILES = Object.fromEntries(
  readdirSync('docs/_demos')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(`docs/_demos/${file}`, 'utf8')]),
);

const EVENTS = Object.fromEntries(
  ['onStart', 'onState', 'onUpdate', 'onCheck', 'onError'].map((name) => [name, () => {}]),
) as unknown as DemoEvents;

let count = 0;

/** Starts a demo whose backend answers immediately. */
async function start(config: string) {
  const demo = `import { Component, inject } from '@angular/core';
import { Backend, provideBackend } from './_backend';
@Component({ selector: 'demo-${++count}', template: '' })
export default class Demo {
  readonly backend = inject(Backend, { optional: true });
  readonly latency = this.backend?.latency.set(0);
}
${config}`;
  const { exports } = load('demo.ts', { ...FILES, 'demo.ts': demo });
  const module = exports as unknown as DemoModule;
  const { stop } = await startDemo(withFetch(module), document.createElement('div'), EVENTS);
  onTestFinished(stop);
}

const BACKEND = 'export const appConfig = { providers: [provideBackend()] };';

test('fetch returns data from the demo’s backend, filtered by the query', async () => {
  await start(BACKEND);
  const response = await fetch('/api/flights?from=Graz');
  expect(response.ok).toBe(true);
  const flights: { from: string }[] = await response.json();
  expect(new Set(flights.map(({ from }) => from))).toEqual(new Set(['Graz']));
});

test('fetch changes rows, which later requests return', async () => {
  await start(BACKEND);
  const body = JSON.stringify({ title: 'Buy milk' });
  const { status } = await fetch('/api/todos', { method: 'POST', body });
  expect(status).toBe(201);
  const todos: { title: string }[] = await (await fetch('/api/todos')).json();
  expect(todos.at(-1)?.title).toBe('Buy milk');
});

test('a failure results in a response that is not ok', async () => {
  await start(BACKEND);
  const { ok, status } = await fetch('/api/nothing');
  expect({ ok, status }).toEqual({ ok: false, status: 404 });
});

test('an aborted request rejects like one to a server', async () => {
  await start(BACKEND);
  const abort = new AbortController();
  const asked = fetch('/api/todos', { signal: abort.signal });
  abort.abort();
  await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('without a backend, the reader learns how to add one', async () => {
  await start('');
  await expect(fetch('/api/todos')).rejects.toThrow('add provideBackend()');
});

test('other addresses are handled by the browser', async () => {
  await start(BACKEND);
  expect(await (await fetch('/docs')).text()).toBe('from the network');
});
