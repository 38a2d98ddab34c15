import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { debounced, resource, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { patchState, type StateSource, signalStore, withState } from '@ngrx/signals';
import { unprotected as unprotectedStore } from '@ngrx/signals/testing';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PriceStore } from '#samples/resource-recipes/price-store';
import { Ticker, TickerStore } from '#samples/resource-recipes/ticker-store';
import { UserStore } from '#samples/resource-recipes/user-page';
import { sample } from './sample';
import { settle } from './settle';
import { create } from './support';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);

describe('/docs/resource-recipes', () => {
  const http = () => TestBed.inject(HttpTestingController);

  it('a route parameter: the store loads again when it changes (#load-when-a-route-parameter-changes)', async () => {
    const store = create(UserStore);
    const id = signal('1');
    TestBed.runInInjectionContext(() => store.connect(id));
    for (const next of ['1', '2']) {
      id.set(next);
      TestBed.tick();
      http()
        .expectOne(`/api/users/${next}`)
        .flush({ id: next, name: `User ${next}` });
      await settle();
      expect(store.value()?.name).toBe(`User ${next}`);
    }
  });

  it('server pages: page and size are parameters of the request (#page-through-data-on-the-server)', async () => {
    type Log = { goTo(page: number): void };
    const store = create(await sample<Log>('resource-recipes', 'LogStore'));
    TestBed.tick();
    http().expectOne('/api/log?page=0&size=20');
    store.goTo(1);
    TestBed.tick();
    http().expectOne('/api/log?page=1&size=20');
  });

  it('wait until the user stops typing: only the last term is requested (#wait-until-the-user-stops-typing)', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const Search = await sample<StateSource<{ term: string }>>('resource-recipes', 'SearchStore');
    const store = create(Search);
    for (const term of ['a', 'an', 'ang']) {
      patchState(unprotectedStore(store), { term });
      TestBed.tick();
      vi.advanceTimersByTime(200);
    }
    http().expectNone(() => true);
    vi.advanceTimersByTime(100);
    http().expectOne('/api/search?q=ang');
  });

  it.each([
    ['value()', 'resolved', ['a']],
    ['chain()', 'loading', undefined],
  ])(
    'debounced(): while the user types, %s (#wait-until-the-user-stops-typing)',
    async (how, status, hits) => {
      let isQuiet = () => {};
      const Search = signalStore(
        { protectedState: false },
        withState({ term: 'a' }),
        withResource(({ term }) => {
          const quiet = debounced(term, () => new Promise<void>((resolve) => (isQuiet = resolve)));
          return {
            hits: resource({
              params: ({ chain }) => (how === 'chain()' ? chain(quiet) : quiet.value()),
              loader: async ({ params }) => [params],
            }),
          };
        }),
      );
      const store = create(Search);
      const stopTyping = async () => {
        TestBed.tick();
        isQuiet();
        await settle();
        await settle();
      };
      await stopTyping();
      expect(store.hitsValue()).toEqual(['a']);
      patchState(store, { term: 'ab' });
      TestBed.tick();
      expect([store.hitsStatus(), store.hitsValue()]).toEqual([status, hits]);
      await stopTyping();
      expect(store.hitsValue()).toEqual(['ab']);
    },
  );

  it('poll the server: it reloads at an interval, and a failed reload removes the value but does not end the polling (#poll-the-server)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = create(PriceStore);
    TestBed.tick();
    http().expectOne('/api/price').flush(1);
    await settle();
    vi.advanceTimersByTime(30_000);
    TestBed.tick();
    expect([store.priceStatus(), store.priceValue()]).toEqual(['reloading', 1]);
    http().expectOne('/api/price').flush('no', { status: 500, statusText: 'No' });
    await settle();
    expect([store.priceStatus(), store.priceValue()]).toEqual(['error', undefined]);
    vi.advanceTimersByTime(30_000);
    TestBed.tick();
    http().expectOne('/api/price').flush(2);
    await settle();
    expect(store.priceValue()).toBe(2);
  });

  it('reloads when the page becomes visible again, unless a load is running (#reload-when-the-window-gets-the-focus)', async () => {
    type Inbox = { mailsValue(): string[] };
    const store = create(await sample<Inbox>('resource-recipes', 'InboxStore'));
    TestBed.tick();
    const first = http().expectOne('/api/mails');
    document.dispatchEvent(new Event('visibilitychange'));
    TestBed.tick();
    first.flush(['a']);
    await settle();
    http().expectNone('/api/mails');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    onTestFinished(() => visibility.mockRestore());
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    TestBed.tick();
    http().expectNone('/api/mails');
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    TestBed.tick();
    http().expectOne('/api/mails').flush(['a', 'b']);
    await settle();
    expect(store.mailsValue()).toEqual(['a', 'b']);
  });

  it('follow a stream: each message becomes the value, and a reload subscribes again (#follow-a-websocket-or-another-stream)', async () => {
    const sockets: Subject<number>[] = [];
    const prices = () => {
      const socket = new Subject<number>();
      sockets.push(socket);
      return socket;
    };
    TestBed.configureTestingModule({ providers: [{ provide: Ticker, useValue: { prices } }] });
    const store = create(TickerStore);
    TestBed.tick();
    sockets[0]?.next(1);
    await expect.poll(() => store.priceValue()).toBe(1);
    sockets[0]?.next(2);
    await expect.poll(() => store.priceValue()).toBe(2);
    sockets[0]?.error(new Error('closed'));
    await expect.poll(() => store.priceStatus()).toBe('error');
    store.reconnect();
    TestBed.tick();
    sockets[1]?.next(3);
    await expect.poll(() => store.priceValue()).toBe(3);
  });

  /** A socket that the test closes. */
  class Socket {
    static opened: Socket[] = [];
    onclose = (_: object) => {};
    close() {}
    constructor() {
      Socket.opened.push(this);
    }
  }

  it('the stream connects again when the server closes the connection (#follow-a-websocket-or-another-stream)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    vi.stubGlobal('WebSocket', Socket);
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    const subscription = TestBed.inject(Ticker).prices().subscribe();
    Socket.opened[0]?.onclose({ wasClean: true });
    expect(Socket.opened).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(Socket.opened).toHaveLength(2);
    subscription.unsubscribe();
  });

  it('a stream that completes leaves the last value and the status; a patched value ends the subscription (#follow-a-websocket-or-another-stream)', async () => {
    const sockets: Subject<number>[] = [];
    const prices = () => {
      const socket = new Subject<number>();
      sockets.push(socket);
      return socket;
    };
    TestBed.configureTestingModule({ providers: [{ provide: Ticker, useValue: { prices } }] });
    const store = create(TickerStore);
    TestBed.tick();
    sockets[0]?.next(1);
    await settle();
    sockets[0]?.complete();
    await settle();
    expect([store.priceStatus(), store.priceValue()]).toEqual(['resolved', 1]);
    store.reconnect();
    TestBed.tick();
    sockets[1]?.next(2);
    await settle();
    expect(sockets[1]?.observed).toBe(true);
    patchState(unprotectedStore(store), { priceValue: 9 });
    expect(sockets[1]?.observed).toBe(false);
  });

  it('headers and value can be read side by side (#read-headers-status-code-or-progress-of-httpresource)', async () => {
    type Report = {
      reportResource: { headers(): { get(name: string): string | null } | undefined };
      reportValue(): string[];
    };
    const store = create(await sample<Report>('resource-recipes', 'ReportStore'));
    TestBed.tick();
    http()
      .expectOne('/api/report')
      .flush(['x'], { headers: { 'X-A': 'b' } });
    await settle();
    expect(store.reportValue()).toEqual(['x']);
    expect(store.reportResource.headers()?.get('X-A')).toBe('b');
  });
});
