import {
  type HttpRequest,
  HttpResponse,
  provideHttpClient,
  withInterceptors,
} from '@angular/common/http';
import type { Type } from '@angular/core';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import { IDBFactory } from 'fake-indexeddb';
import { delay, of } from 'rxjs';
import { expect, it } from 'vitest';
import type { Need } from '../../../theme/plugins/builder/needs';

interface Row {
  id: number;
  from: string;
}

/** A generated component. */
type Flights = Type<{ store: { whenSynced?(): Promise<void> } }>;

/** More rows than a page of a list shows. */
const loadedRows = () =>
  ['a', 'b', 'c', 'd', 'e', 'f'].map((from, index) => ({ id: index + 1, from }));

/** Responds like the backend of the page. */
function respond(rows: Row[], { method, url, body }: HttpRequest<unknown>) {
  const id = url.split('/')[3];
  const index = rows.findIndex((row) => String(row.id) === id);
  if (method === 'GET') return [...rows];
  if (method === 'POST')
    rows.push({ ...(body as Row), id: Math.max(...rows.map((row) => row.id)) + 1 });
  if (method === 'PUT') rows[index] = body as Row;
  if (method === 'DELETE') return void rows.splice(index, 1);
  return rows.at(index);
}

/** Opens the component, and uses it as a reader does. */
async function open(component: Flights, rows: Row[]) {
  TestBed.resetTestingModule().configureTestingModule({
    providers: [
      provideHttpClient(
        withInterceptors([
          (request) => of(new HttpResponse({ body: respond(rows, request) })).pipe(delay(0)),
        ]),
      ),
    ],
  });
  const fixture: ComponentFixture<InstanceType<Flights>> = TestBed.createComponent(component);
  const page: HTMLElement = fixture.nativeElement;
  fixture.autoDetectChanges();

  const settled = async () => {
    await fixture.whenStable();
    await fixture.componentInstance.store.whenSynced?.();
    await fixture.whenStable();
  };
  const button = (label: string, index = 0) => {
    const labeled = [...page.querySelectorAll('button')].filter(
      (one) => one.textContent?.trim() === label,
    );
    return labeled.at(index);
  };
  const click = async (label: string, index?: number) => {
    button(label, index)?.click();
    await settled();
  };
  const all = <T extends Element>(selector: string) => [...page.querySelectorAll<T>(selector)];
  const inputs = () => all<HTMLInputElement>('input:not([type="search"])');
  const find = async (text: string) => {
    for (const input of all<HTMLInputElement>('[type="search"]')) {
      input.value = text;
      input.dispatchEvent(new Event('input'));
    }
    await settled();
  };
  const shown = () => inputs().map(({ value }) => value);
  const isEnabled = (label: string) => button(label)?.disabled === false;
  const toStart = async () => {
    while (isEnabled('Previous')) await click('Previous');
  };
  /** What all pages of the list show. */
  const list = async () => {
    await toStart();
    const list = shown();
    while (isEnabled('Next')) {
      await click('Next');
      list.push(...shown());
    }
    return list;
  };
  const change = async (index: number, value: string) => {
    await toStart();
    const input = inputs()[index];
    if (!input) throw new Error(`The list has no item ${index}`);
    input.value = value;
    input.dispatchEvent(new Event('change'));
    await settled();
  };
  await settled();
  return { click, change, find, list, shown, toStart, isEnabled };
}

/**
 * Tests that a store with some needs loses nothing that the reader had. `reloaded` is a copy of the component, because
 * a page that is loaded again evaluates its modules again.
 */
export function journey(needs: readonly Need[], component: Flights, reloaded: Flights) {
  const has = (...some: Need[]) => some.some((need) => needs.includes(need));
  const loads = has('callState', 'resource');
  const sends = has('service', 'mutations');
  const stores = has('local', 'session', 'indexedDB');

  it(needs.join() || 'entities', async () => {
    globalThis.indexedDB = new IDBFactory();
    if (has('plain')) return stateJourney(has, component, reloaded);
    const rows = loadedRows();
    let had = loads ? rows.map(({ from }) => from) : [];
    let at = 'load';
    let app = await open(component, rows);
    const check = async (list: readonly string[]) => expect(await app.list(), at).toEqual(list);
    const nothingToUndo = () => expect(app.isEnabled('Undo'), `${at}: can undo`).toBe(false);
    const load = async () => {
      if (has('callState')) await app.click('Load');
    };

    await load();
    await check(had);
    nothingToUndo();

    if (!loads) {
      at = 'add';
      await app.click('Add');
      await app.change(0, 'a');
      had = ['a'];
      await check(had);
    }

    at = 'change';
    const before = had;
    await app.change(0, 'changed');
    had = ['changed', ...had.slice(1)];
    await check(had);
    if (has('undo')) {
      at = 'undo';
      await app.click('Undo');
      await check(before);
      at = 'redo';
      await app.click('Redo');
      await check(had);
    }

    if (has('view')) {
      at = 'find';
      await app.find('CHANGE');
      expect(app.shown(), at).toEqual(['changed']);
      await app.find('');
      await check(had);
    }

    if (sends) {
      at = 'save';
      await app.toStart();
      await app.click('Save');
      expect(rows[0]?.from, at).toBe('changed');
      nothingToUndo();
      at = 'add to the backend';
      await app.click('Add');
      had = [...had, ''];
      await check(had);
      nothingToUndo();
    }
    if (loads) {
      at = 'remove';
      // The last page has one item.
      while ((await app.list()).length > 6) await app.click('Remove', -1);
      await app.click('Remove', -1);
      had = had.slice(0, 5);
      expect(app.shown(), at).not.toEqual([]);
      await check(had);
      if (sends) nothingToUndo();
    }

    if (has('reset')) {
      at = 'reset';
      await app.change(0, 'mistake');
      const mistake = ['mistake', ...had.slice(1)];
      await app.click('Reset');
      const declared = loads ? loadedRows().map(({ from }) => from) : [];
      await check(sends ? had : declared);
      if (has('undo')) {
        at = 'undo of reset';
        await app.click('Undo');
        await check(mistake);
        at = 'redo of reset';
        await app.click('Redo');
        await check(sends ? had : declared);
      }
      if (!sends) had = declared;
    }

    if (!loads && !stores) return;
    at = 'reload the page';
    app = await open(reloaded, rows);
    if (!stores) {
      await load();
      if (!sends) had = rows.map(({ from }) => from);
    }
    await check(had);
    nothingToUndo();
    if (stores) {
      at = 'reload the page again';
      await app.click('Undo');
      app = await open(reloaded, rows);
      await check(had);
    }
    if (stores && loads) {
      at = 'load again';
      await load();
      await check(rows.map(({ from }) => from));
      nothingToUndo();
    }
  });
}

/** As above, for a store without a list. */
async function stateJourney(
  has: (...some: Need[]) => boolean,
  component: Flights,
  reloaded: Flights,
): Promise<void> {
  let app = await open(component, []);
  await app.change(0, 'a');
  await app.change(0, 'b');
  expect(app.shown()).toEqual(['b']);
  if (has('undo')) {
    await app.click('Undo');
    expect(app.shown(), 'undo').toEqual(['a']);
    await app.click('Redo');
    expect(app.shown(), 'redo').toEqual(['b']);
  }
  if (has('local', 'session', 'indexedDB')) {
    app = await open(reloaded, []);
    expect(app.shown(), 'reload the page').toEqual(['b']);
    expect(app.isEnabled('Undo'), 'reload the page: can undo').toBe(false);
  }
  if (!has('reset')) return;
  await app.change(0, 'c');
  await app.click('Reset');
  expect(app.shown(), 'reset').toEqual(['']);
}
