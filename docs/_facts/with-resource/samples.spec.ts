import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { TestBed } from '@angular/core/testing';
import { patchState, type StateSource } from '@ngrx/signals';
import { unprotected as unprotectedStore } from '@ngrx/signals/testing';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sample } from '../sample';
import { settle } from '../settle';
import { create } from '../support';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);

describe('/docs/with-resource, samples', () => {
  const http = () => TestBed.inject(HttpTestingController);

  it('server pages: page and size are parameters of the request', async () => {
    type Log = { goTo(page: number): void };
    const store = create(await sample<Log>('with-resource', 'LogStore'));
    TestBed.tick();
    http().expectOne('/api/log?page=0&size=20');
    store.goTo(1);
    TestBed.tick();
    http().expectOne('/api/log?page=1&size=20');
  });

  it('a local change: add() appends, the status is local', async () => {
    type Tags = { add(tag: string): void; tagsValue(): string[]; tagsStatus(): string };
    const store = create(await sample<Tags>('with-resource', 'TagStore'));
    TestBed.tick();
    http().expectOne('/api/tags').flush(['a']);
    await settle();
    store.add('b');
    expect([store.tagsValue(), store.tagsStatus()]).toEqual([['a', 'b'], 'local']);
  });

  it('the previous value is there after a first load that failed', async () => {
    type News = { value(): object[]; status(): string };
    const store = create(await sample<News>('with-resource', 'NewsStore'));
    TestBed.tick();
    http().expectOne('/api/news').flush('no', { status: 500, statusText: 'No' });
    await settle();
    expect([store.status(), store.value()]).toEqual(['error', []]);
  });

  it('wait until the user stops typing: only the last term is requested', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const Search = await sample<StateSource<{ term: string }>>('with-resource', 'SearchStore');
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

  it('headers and value can be read side by side', async () => {
    type Report = {
      reportResource: { headers(): { get(name: string): string | null } | undefined };
      reportValue(): string[];
    };
    const store = create(await sample<Report>('with-resource', 'ReportStore'));
    TestBed.tick();
    http()
      .expectOne('/api/report')
      .flush(['x'], { headers: { 'X-A': 'b' } });
    await settle();
    expect(store.reportValue()).toEqual(['x']);
    expect(store.reportResource.headers()?.get('X-A')).toBe('b');
  });
});
