import { TestBed } from '@angular/core/testing';
import { type } from '@ngrx/signals';
import { Dispatcher, eventGroup } from '@ngrx/signals/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { FlightStore } from '#samples/with-devtools/flight-store';
import { sample } from '../sample';
import { create } from '../support';
import { sent, state, watchExtension } from './extension';

beforeEach(watchExtension);

describe('/docs/with-devtools, samples', () => {
  it('three calls in a row are three entries with glitch tracking (#see-every-change-with-glitch-tracking)', async () => {
    const CounterStore = await sample<{ increment(): void }>('with-devtools', 'CounterStore');
    const store = create(CounterStore);
    for (let call = 0; call < 3; call++) store.increment();
    expect(sent.slice(1).map(([, { counter }]) => counter)).toEqual([
      { count: 1 },
      { count: 2 },
      { count: 3 },
    ]);
  });

  it('hides the password and shows the length of the log (#hide-secrets-and-huge-slices)', async () => {
    create(await sample('with-devtools', 'LoginStore'));
    TestBed.tick();
    expect(state()).toEqual({ login: { user: 'ada', password: '***', log: 0 } });
  });

  it('shows an event with its type and payload (#show-events-instead-of-store-update)', async () => {
    create(await sample('with-devtools', 'BookStore'));
    const { renamed } = eventGroup({
      source: 'Book page',
      events: { renamed: type<{ title: string }>() },
    });
    TestBed.inject(Dispatcher).dispatch(renamed({ title: 'Emma' }));
    expect(sent.at(-1)).toEqual([
      { type: '[Book page] renamed', payload: { title: 'Emma' } },
      { book: { title: 'Emma', opened: false } },
    ]);
  });
});

describe('/docs/with-devtools, samples of names', () => {
  it('the update of the minimal example has its name (#minimal-example)', () => {
    const store = create(FlightStore);
    TestBed.tick();
    store.delay();
    TestBed.tick();
    expect(sent.at(-1)).toEqual([
      { type: '[Flights] delay' },
      { flights: { from: 'Paris', delayed: true } },
    ]);
  });
});
