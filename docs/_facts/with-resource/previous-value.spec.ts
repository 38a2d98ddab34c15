import { httpResource, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  ChangeDetectionStrategy,
  Component,
  inject,
  linkedSignal,
  resource,
  type Type,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withLinkedState, withMethods, withState } from '@ngrx/signals';
import { extendResource, withPreviousValueOnLoading } from '@ngrx/signals/resource';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageStore } from '#samples/with-resource/page-store';
import { settle } from '../settle';
import { create } from '../support';
import { unprotected } from './stores';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);

/** With the extension of NgRx, instead of a linked slice. */
const ExtendedStore = signalStore(
  withState({ page: 0 }),
  withResource(({ page }) => ({
    rows: extendResource(
      httpResource<string[]>(() => `/api/rows?page=${page()}`),
      withPreviousValueOnLoading(),
    ),
  })),
  withMethods((store) => ({ goTo: (page: number) => patchState(store, { page }) })),
);

/** What a template shows: while page 0 loads, after it has loaded, and the same for pages 1 and 2, which fails. */
async function shown(store: Type<{ goTo(page: number): void }>, template: string) {
  @Component({
    selector: 'app-rows',
    template: '',
    providers: [store],
    changeDetection: ChangeDetectionStrategy.OnPush,
  })
  class Rows {
    readonly store = inject(store);
  }
  TestBed.overrideTemplate(Rows, template);
  const fixture = TestBed.createComponent(Rows);
  const texts: string[] = [];
  const look = async () => {
    await settle();
    texts.push(fixture.nativeElement.textContent.trim());
  };
  fixture.autoDetectChanges();
  for (const page of [0, 1, 2]) {
    fixture.componentInstance.store.goTo(page);
    TestBed.tick();
    texts.push(fixture.nativeElement.textContent.trim());
    const request = TestBed.inject(HttpTestingController).expectOne(`/api/rows?page=${page}`);
    if (page === 2) request.flush('', { status: 500, statusText: 'Broken' });
    else request.flush([`row ${page}`]);
    await look();
  }
  return texts;
}

describe('/docs/with-resource, the old value while new parameters load', () => {
  it('a linked slice keeps the last value while the next page loads, and if it fails (#keep-the-old-value-while-new-parameters-load, /docs/with-pagination#server-side-pagination)', async () => {
    expect(await shown(PageStore, '{{ store.rows() ?? "none" }}')).toEqual([
      'none',
      ...['row 0', 'row 0'],
      ...['row 1', 'row 1', 'row 1'],
    ]);
  });

  it.each([
    ['value alone', '{{ store.rowsValue() ?? "none" }}', 'none', 'none'],
    ['hasValue', '@if (store.rowsHasValue()) {{{ store.rowsValue() }}}', 'row 0', 'row 0'],
    ['isLoading', '{{ store.rowsIsLoading() ? "" : "" }}{{ store.rowsValue() }}', 'row 0', 'row 1'],
    ['status', '{{ store.rowsStatus() ? "" : "" }}{{ store.rowsValue() }}', 'row 0', 'row 1'],
  ])(
    'with withPreviousValueOnLoading(), a template that reads the %s (#keep-the-old-value-while-new-parameters-load, /docs/faq#known-issues)',
    async (_, template, first, second) => {
      const [, afterFirst, , afterSecond] = await shown(ExtendedStore, template);
      expect([afterFirst, afterSecond]).toEqual([first, second]);
    },
  );

  it('a defaultValue takes the place of the old value, also in the linked slice (#keep-the-old-value-while-new-parameters-load)', async () => {
    const Store = signalStore(
      unprotected,
      withState({ id: 1 }),
      withResource(({ id }) =>
        resource({ params: () => id(), loader: async ({ params }) => params, defaultValue: -1 }),
      ),
      withLinkedState(({ value }) => ({
        last: linkedSignal<number | undefined, number | undefined>({
          source: value,
          computation: (now, previous) => now ?? previous?.value,
        }),
      })),
    );
    const store = create(Store);
    await settle();
    patchState(store, { id: 2 });
    TestBed.tick();
    expect([store.status(), store.value(), store.last()]).toEqual(['loading', -1, -1]);
  });

  it('"previous value" and new parameters whose load fails: the defaultValue takes its place, a linked slice keeps it (#keep-the-value-after-a-failed-load, /docs/with-entity-resources#the-list-is-empty-after-an-error)', async () => {
    const numbers = (defaultValue: number | undefined) =>
      signalStore(
        unprotected,
        withState({ id: 1 }),
        withResource(
          ({ id }) =>
            resource<number | undefined, number>({
              params: () => id(),
              loader: async ({ params }) => {
                if (params > 1) throw new Error('boom');
                return params;
              },
              defaultValue,
            }),
          { errorHandling: 'previous value' },
        ),
        withLinkedState(({ value }) => ({
          last: linkedSignal<number | undefined, number | undefined>({
            source: value,
            computation: (now, previous) => now ?? previous?.value,
          }),
        })),
      );
    for (const [defaultValue, value, last] of [
      [0, 0, 0],
      [undefined, undefined, 1],
    ]) {
      const store = create(numbers(defaultValue));
      await settle();
      expect([store.value(), store.last()]).toEqual([1, 1]);
      patchState(store, { id: 2 });
      TestBed.tick();
      store.last(); // A template reads the value as well.
      await settle();
      expect([store.status(), store.value(), store.last()]).toEqual(['error', value, last]);
    }
  });
});
