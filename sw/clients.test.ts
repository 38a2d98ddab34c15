import { beforeEach, expect, test } from 'vitest';
import { WindowClients } from './clients';
import { BASE, FakeClient } from './testing/world';

let pages: FakeClient[];
let clients: WindowClients;

beforeEach(() => {
  pages = [];
  clients = new WindowClients({ matchAll: async () => pages } as never, BASE);
});

const canAnswer = async () => true;

const open = (id: string, changes: object = {}) =>
  pages.push(Object.assign(new FakeClient(id), changes));

test('frames and other sites on the origin are no pages of this site', async () => {
  open('page');
  open('frame', { frameType: 'nested' });
  open('other site', { url: 'https://site.example/other/' });
  expect(await clients.ids()).toEqual(new Set(['page']));
  await clients.broadcast({ type: 'changed' });
  expect(pages.map(({ heard }) => heard)).toEqual([[{ type: 'changed' }], [], []]);
});

test('a page that opens is the only one if no other page is open, or if it replaces that page', async () => {
  open('new');
  expect(await clients.isOnlyPage('new', canAnswer)).toBe(true);
  open('replaced', { leaving: true });
  expect(await clients.isOnlyPage('new', canAnswer)).toBe(true);
  expect(pages[1]?.heard).toEqual([{ type: 'is-unloading' }]);
  open('other tab');
  expect(await clients.isOnlyPage('new', canAnswer)).toBe(false);
});
