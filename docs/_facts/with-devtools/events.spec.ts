import { TestBed } from '@angular/core/testing';
import {
  withDevToolsStub,
  withDevtools,
  withGlitchTracking,
  withMapper,
  withTrackedReducer,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, type, withState } from '@ngrx/signals';
import { Dispatcher, eventGroup, on, withReducer } from '@ngrx/signals/events';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { create } from '../support';
import { sent, types, watchExtension } from './extension';

beforeEach(watchExtension);

describe('/docs/with-devtools, events', () => {
  const events = eventGroup({
    source: 'Book page',
    events: { opened: type<void>(), renamed: type<{ title: string }>() },
  });
  const renamed = on(events.renamed, ({ payload }) => ({ title: payload.title }));
  const dispatch = (title: string) =>
    TestBed.inject(Dispatcher).dispatch(events.renamed({ title }));

  it('withTrackedReducer logs type and payload of the event (#further-recipes, #show-events-instead-of-store-update, #what-it-adds-to-the-store)', () => {
    create(
      signalStore(
        withDevtools('book', withGlitchTracking()),
        withState({ title: '' }),
        withTrackedReducer(renamed),
      ),
    );
    dispatch('Emma');
    expect(sent.at(-1)).toEqual([
      { type: '[Book page] renamed', payload: { title: 'Emma' } },
      { book: { title: 'Emma' } },
    ]);
  });

  it.each([
    ['withTrackedReducer sends the payload as it is', withTrackedReducer, { title: 'secret' }],
    ['withReducer sends none', withReducer, undefined],
  ])(
    'withMapper changes no payload: %s (#hide-secrets-and-huge-slices)',
    (_, reduce, sentPayload) => {
      create(
        signalStore(
          withDevtools(
            'book',
            withGlitchTracking(),
            withMapper(() => ({ title: '***' })),
          ),
          withState({ title: '' }),
          reduce(renamed),
        ),
      );
      dispatch('secret');
      const [action, state] = sent.at(-1) ?? [];
      expect([action?.payload, state]).toEqual([sentPayload, { book: { title: '***' } }]);
    },
  );

  it('withReducer logs "Store Update" (#show-events-instead-of-store-update)', () => {
    create(
      signalStore(
        withDevtools('book', withGlitchTracking()),
        withState({ title: '' }),
        withReducer(renamed),
      ),
    );
    dispatch('Emma');
    expect(types()).toEqual(['Store Update', 'Store Update']);
  });

  it('withTrackedReducer needs withDevtools before it (#in-order-to-use-withtrackedreducer-you-must-first-enable-the-devtools-feature, /docs/combining-extensions#which-feature-needs-which)', () => {
    const message =
      'In order to use withTrackedReducer, you must first enable the devtools feature';
    const Without = signalStore(withState({ title: '' }), withTrackedReducer(renamed));
    const After = signalStore(
      withState({ title: '' }),
      withTrackedReducer(renamed),
      withDevtools('book', withGlitchTracking()),
    );
    expect(() => create(Without)).toThrow(message);
    expect(() => create(After)).toThrow();
  });

  it('withTrackedReducer needs withGlitchTracking() (#-you-must-first-enable-the-glitch-tracking-devtools-feature)', () => {
    const Store = signalStore(
      withDevtools('book'),
      withState({ title: '' }),
      withTrackedReducer(renamed),
    );
    expect(() => create(Store)).toThrow(
      'you must first enable the glitch tracking devtools feature',
    );
  });

  it('withTrackedReducer works with the stub (#remove-devtools-from-production)', () => {
    const store = create(
      signalStore(withDevToolsStub('x'), withState({ title: '' }), withTrackedReducer(renamed)),
    );
    dispatch('Emma');
    expect(store.title()).toBe('Emma');
  });

  it.each([
    ['withTrackedReducer', withTrackedReducer],
    ['withReducer', withReducer],
  ])(
    '%s: a reducer that throws stops the other reducers of the same call (#show-events-instead-of-store-update, /docs/with-redux#migrate-to-ngrxsignalsevents)',
    (_, reduce) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const renamedElsewhere = on(events.renamed, ({ payload }) => ({ elsewhere: payload.title }));
      const broken = on(events.opened, () => {
        throw new Error('broken');
      });
      const store = create(
        signalStore(
          withDevtools('book', withGlitchTracking()),
          withState({ title: '', elsewhere: '' }),
          reduce(broken, renamed),
          reduce(renamedElsewhere),
        ),
      );
      dispatch('Emma');
      TestBed.inject(Dispatcher).dispatch(events.opened());
      // RxJS reports the error in a separate task.
      expect(() => vi.runAllTimers()).toThrow('broken');
      dispatch('Persuasion');
      expect([store.title(), store.elsewhere()]).toEqual(['Emma', 'Persuasion']);
    },
  );
});
