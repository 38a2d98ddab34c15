import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { demoStorageKey } from '../types';
import { openSession, type Shown } from './session';
import { createShareLink } from './shareLink';

const NAME = 'counter';
const sources = { 'counter.ts': 'one', 'service.ts': 'two' };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response('code'));
});

async function open(shared?: string) {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  let shown: Shown | undefined;
  const options = {
    name: NAME,
    generated: { main: NAME, sources, project: {} },
    shared,
    onReady: () => {},
    onChanges: () => {},
    onShow: (next: Shown) => {
      shown = next;
    },
  };
  const session = await openSession(options, document.createElement('div'), closing.signal);
  return { session, shown: () => shown };
}

/** Another tab stores its changes. */
function storeElsewhere(text: string): void {
  const changes = JSON.stringify({ 'counter.ts': text });
  localStorage.setItem(demoStorageKey(NAME), changes);
  dispatchEvent(new StorageEvent('storage', { key: demoStorageKey(NAME), newValue: changes }));
}

test('the files that a link has changed are marked', async () => {
  const { hash } = new URL(await createShareLink(NAME, { 'service.ts': 'three' }));
  const { shown } = await open(hash);
  expect(shown()?.changed).toEqual(['service.ts']);
  expect((await open()).shown()?.changed, 'the own version').toEqual([]);
});

test('a broken link is reported apart from other notes', async () => {
  const { shown } = await open(`#demo=${NAME}.1.broken`);
  expect(shown()?.failure).toContain('truncated');
});

test('changes that another tab has stored are not replaced, and Reset shows them', async () => {
  const { session, shown } = await open();
  storeElsewhere('elsewhere');
  expect(shown()?.note).toContain('Another tab');
  session?.reset();
  expect(session?.text).toBe('elsewhere');
  expect(localStorage.getItem(demoStorageKey(NAME))).toContain('elsewhere');
});
