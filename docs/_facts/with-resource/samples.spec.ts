import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { TestBed } from '@angular/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { sample } from '../sample';
import { settle } from '../settle';
import { create } from '../support';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);

describe('/docs/with-resource, samples', () => {
  const http = () => TestBed.inject(HttpTestingController);

  it('a local change: add() appends, the status is local (#change-the-value-locally)', async () => {
    type Tags = { add(tag: string): void; tagsValue(): string[]; tagsStatus(): string };
    const store = create(await sample<Tags>('with-resource', 'TagStore'));
    TestBed.tick();
    http().expectOne('/api/tags').flush(['a']);
    await settle();
    store.add('b');
    expect([store.tagsValue(), store.tagsStatus()]).toEqual([['a', 'b'], 'local']);
  });

  it('the previous value is there after a first load that failed (#keep-the-value-after-a-failed-load)', async () => {
    type News = { value(): object[]; status(): string };
    const store = create(await sample<News>('with-resource', 'NewsStore'));
    TestBed.tick();
    http().expectOne('/api/news').flush('no', { status: 500, statusText: 'No' });
    await settle();
    expect([store.status(), store.value()]).toEqual(['error', []]);
  });
});
