import { HttpEventType, httpResource, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { type HttpMutation, withResource } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { config, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TodoApi } from '#samples/http-mutation/todo-api';
import { Checkout } from '#samples/mutation-errors-and-operators/checkout';
import { AddTodo } from '#samples/mutations/add-todo';
import { sample } from '../sample';
import { settle } from '../settle';
import { create } from '../support';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);
afterEach(() => {
  config.onUnhandledError = null;
});

const http = () => TestBed.inject(HttpTestingController);

describe('/docs/mutations, samples', () => {
  it.each([
    { first: 200, second: 200, likes: 2 },
    { first: 500, second: 200, likes: 2 },
    { first: 200, second: 500, likes: 1 },
    { first: 500, second: 500, likes: 0 },
  ])(
    'after two quick clicks, the store matches the server: $first, $second (#update-at-once-and-roll-back-on-failure)',
    async ({ first, second, likes }) => {
      type Likes = { like(): Promise<void>; likes(): number };
      const store = create(await sample<Likes>('mutations', 'LikeStore'));
      let onServer = 0;
      const clicks = [store.like(), store.like()];
      expect(store.likes()).toBe(2);
      for (const status of [first, second]) {
        const call = http().expectOne('/api/likes');
        if (status === 200) onServer = call.request.body.likes;
        call.flush(null, { status, statusText: 'any' });
        await settle();
      }
      await Promise.all(clicks);
      expect([store.likes(), onServer]).toEqual([likes, likes]);
    },
  );

  it('calls without an argument (#call-a-mutation-without-an-argument)', async () => {
    const session = create(await sample<{ end(): Promise<void> }>('mutations', 'Session'));
    const done = session.end();
    await expect
      .poll(() =>
        http()
          .match('/api/session')
          .map((call) => call.flush(null)),
      )
      .toHaveLength(1);
    await done;
  });

  it('value and status code of a mutation in withProps can be read from the store (#read-value-progress-or-headers-from-a-store)', async () => {
    type Uploads = {
      upload: HttpMutation<File, unknown>;
      uploadedUrl(): string | undefined;
    };
    const store = create(await sample<Uploads>('mutations', 'UploadStore'));
    const done = store.upload(new File(['x'], 'x'));
    const call = http().expectOne('/api/files');
    call.flush({ url: '/x' }, { status: 201, statusText: 'Created' });
    await done;
    expect([store.uploadedUrl(), store.upload.statusCode()]).toEqual(['/x', '201']);
  });

  type Books = { removeBook(id: number): Promise<unknown>; booksValue(): unknown };

  it('reloads the books after one is removed (#reload-a-resource-after-saving)', async () => {
    const store = create(await sample<Books>('mutations', 'BookStore'));
    TestBed.tick();
    http().expectOne('/api/books').flush(['old']);
    await settle();
    const removed = store.removeBook(1);
    http().expectOne('/api/books/1').flush(null);
    await removed;
    TestBed.tick();
    expect(store.booksValue()).toEqual(['old']);
    http().expectOne('/api/books');
  });

  it.each([
    ['the first load', false],
    ['a reload', true],
  ])(
    'replaces %s that is still running and would bring the removed book back (#reload-a-resource-after-saving)',
    async (_, loaded) => {
      const store = create(await sample<Books>('mutations', 'BookStore'));
      const remove = async (id: number) => {
        const removed = store.removeBook(id);
        http().expectOne(`/api/books/${id}`).flush(null);
        await removed;
        TestBed.tick();
      };
      TestBed.tick();
      if (loaded) {
        http().expectOne('/api/books').flush(['old']);
        await settle();
        await remove(1);
      }
      const running = http().expectOne('/api/books');
      await remove(2);
      expect(running.cancelled).toBe(true);
      http().expectOne('/api/books').flush(['new']);
      await settle();
      expect(store.booksValue()).toEqual(['new']);
    },
  );

  it('without httpResource, the counter has to be part of the parameters (#reload-a-resource-after-saving, /docs/with-resource#load-again-when-the-state-changes)', async () => {
    const loader = vi.fn(async ({ params }: { params: string }) => params);
    const Store = signalStore(
      { protectedState: false },
      withState({ id: 7, loads: 0 }),
      withResource(({ id, loads }) => ({
        read: resource({ params: () => `read ${id()} ${void loads()}`, loader }),
        returned: resource({ params: () => `returned ${id()} ${loads()}`, loader }),
        http: httpResource(() => `/api/${id()}?${void loads()}`),
      })),
    );
    const store = create(Store);
    TestBed.tick();
    const [before] = http().match(() => true);
    patchState(store, { loads: 1 });
    TestBed.tick();
    expect(loader.mock.calls.map(([{ params }]) => params)).toEqual([
      ...['read 7 undefined', 'returned 7 0'],
      'returned 7 1',
    ]);
    expect([before?.cancelled, http().match(() => true).length]).toEqual([true, 1]);
  });

  it('a click during a running call is refused by exhaustOp (#recipes, #rxmutation-or-httpmutation, #use-a-service-that-returns-observables)', async () => {
    const running = new Subject<number>();
    const api = TestBed.inject(await sample<{ add(): Subject<number> }>('mutations', 'CounterApi'));
    vi.spyOn(api, 'add').mockReturnValue(running);
    type Counter = { increment(step: number): Promise<unknown>; counter(): number };
    const store = create(await sample<Counter>('mutations', 'CounterStore'));
    const calls = [store.increment(2), store.increment(2)];
    expect(await calls[1]).toEqual({ status: 'aborted' });
    running.next(2);
    running.complete();
    expect(await calls[0]).toEqual({ status: 'success', value: 2 });
    expect(store.counter()).toBe(2);
  });
});

describe('/docs/mutations, in components', () => {
  it('the button of the minimal example is disabled while pending, and a failure is shown (#minimal-example)', async () => {
    const fixture = TestBed.createComponent(AddTodo);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const button = element.querySelector('button');
    button?.click();
    fixture.detectChanges();
    expect(button?.disabled).toBe(true);
    http().expectOne('/api/todos').flush('no', { status: 500, statusText: 'No' });
    await fixture.whenStable();
    expect(button?.disabled).toBe(false);
    expect(element.querySelector('[role=alert]')?.textContent).toBe('Saving failed.');
  });

  it('a mutation ends with its component: the running request is canceled, and a waiting one is never sent (#use-a-mutation-without-a-store, /docs/mutation-errors-and-operators#autosave-in-an-effect)', async () => {
    type Form = { save: HttpMutation<{ name: string }, unknown> };
    const fixture = TestBed.createComponent(await sample<Form>('mutations', 'ProfileForm'));
    const { save } = fixture.componentInstance;
    const [running] = [save({ name: 'Ada' }), save({ name: 'Grace' })];
    const request = http().expectOne('/api/profile');
    fixture.destroy();
    expect(request.cancelled).toBe(true);
    expect(await running).toEqual({ status: 'aborted' });
    http().expectNone('/api/profile');
  });

  it('a mutation without a store shows what was saved, and that saving failed (#minimal-example, #use-a-mutation-without-a-store)', async () => {
    const fixture = TestBed.createComponent(await sample<object>('mutations', 'ProfileForm'));
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    element.querySelector('button')?.click();
    http().expectOne('/api/profile').flush({ name: 'Ada' });
    await fixture.whenStable();
    expect(element.textContent).toContain('Saved as Ada.');
    element.querySelector('button')?.click();
    http().expectOne('/api/profile').flush('no', { status: 500, statusText: 'No' });
    await fixture.whenStable();
    expect(element.querySelector('[role=alert]')?.textContent).toBe('Saving failed.');
    expect(element.textContent).not.toContain('Saved');
  });
});

describe('/docs/http-mutation, samples', () => {
  it('the minimal example sends the request (#minimal-example)', async () => {
    const api = TestBed.inject(TodoApi);
    void api.remove(7);
    expect(http().expectOne('/api/todos/7').request.method).toBe('DELETE');
  });

  it('check the response: anything but an order ends with an error (#check-the-response)', async () => {
    type Orders = { place(articles: number[]): Promise<{ status: string; value?: unknown }> };
    const api = create(await sample<Orders>('http-mutation', 'OrderApi'));
    for (const response of [null, {}, { id: '7' }]) {
      const bad = api.place([1]);
      http().expectOne('/api/orders').flush(response);
      expect(await bad).toEqual({ status: 'error', error: new Error('The server sent no order') });
    }
    const good = api.place([1]);
    http().expectOne('/api/orders').flush({ id: 7 });
    expect(await good).toEqual({ status: 'success', value: { id: 7 } });
  });

  it('upload progress is shown as a percentage (#show-upload-progress)', async () => {
    type Upload = { start(files: File[]): void; percent(): number };
    const fixture = TestBed.createComponent(await sample<Upload>('http-mutation', 'Upload'));
    fixture.componentInstance.start([new File(['x'], 'x')]);
    const call = http().expectOne('/api/files');
    call.event({ type: HttpEventType.UploadProgress, loaded: 5, total: 20 });
    expect(fixture.componentInstance.percent()).toBe(25);
    call.flush({});
  });
});

describe('/docs/mutation-errors-and-operators, samples', () => {
  it('the minimal example orders once, however often it is clicked (#minimal-example)', async () => {
    const checkout = TestBed.inject(Checkout);
    const [first, second] = [checkout.order(['x']), checkout.order(['x'])];
    expect(await second).toBe('Your order is on its way already.');
    http().expectOne('/api/orders').flush(null);
    expect(await first).toBe('Thank you.');
    const failing = checkout.order(['x']);
    http().expectOne('/api/orders').flush('no', { status: 500, statusText: 'No' });
    expect(await failing).toBe('We could not confirm your order.');
  });

  it('autosave sends a request for each changed draft and shows a failure (#autosave-in-an-effect)', async () => {
    const editor = await sample<object>('mutation-errors-and-operators', 'DraftEditor');
    const fixture = TestBed.createComponent(editor);
    await settle();
    http().expectNone('/api/draft');
    const textarea = fixture.nativeElement.querySelector('textarea');
    for (const text of ['a', 'ab']) {
      textarea.value = text;
      textarea.dispatchEvent(new Event('input'));
      TestBed.tick();
    }
    const [first, second] = http().match('/api/draft');
    expect([first?.cancelled, second?.request.body]).toEqual([true, { text: 'ab' }]);
    second?.flush('no', { status: 500, statusText: 'No' });
    await settle();
    http().expectNone('/api/draft');
    const { textContent } = fixture.nativeElement.querySelector('[role=alert]');
    expect(textContent).toBe('Your draft is not saved.');
  });

  it('cancel: the request is canceled, and the call ends with an error instead of success (#cancel-a-mutation)', async () => {
    type Export = {
      start: HttpMutation<number[], { url: string }>;
      cancel(): void;
    };
    const exporter = create(await sample<Export>('mutation-errors-and-operators', 'Export'));
    const { start } = exporter;
    const canceled = start([1]);
    const request = http().expectOne('/api/export');
    exporter.cancel();
    expect(await canceled).toMatchObject({ status: 'error' });
    expect([request.cancelled, start.status(), start.isSuccess()]).toEqual([true, 'error', false]);

    const done = start([1]);
    http().expectOne('/api/export').flush({ url: '/x' });
    expect(await done).toEqual({ status: 'success', value: { url: '/x' } });
  });

  it('retries twice (#retry-delay-or-time-out)', async () => {
    type Sync = { push(changes: string[]): Promise<{ status: string }> };
    const sync = create(await sample<Sync>('mutation-errors-and-operators', 'Sync'));
    const done = sync.push(['x']);
    for (let attempt = 0; attempt < 3; attempt++) {
      http().expectOne('/api/sync').flush('no', { status: 500, statusText: 'No' });
    }
    expect((await done).status).toBe('error');
  });
});
