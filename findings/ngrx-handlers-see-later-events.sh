#!/usr/bin/env bash
# @ngrx/signals 22.0.1 (events), @ngrx/store 22.0.1, Angular 22.2.6
# If a handler answers an event with another one, that one is reduced before the other handlers of the first event run:
# they read a state that is newer than their event. In @ngrx/store, an action that is dispatched meanwhile waits.
# Seen: the state that a second listener of "load" reads, after a first one has dispatched "loaded", in both packages.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 happy-dom@20.14.6 @ngrx/signals@22.0.1 @ngrx/store@22.0.1
cat > surprise.mjs <<'END'
import '@angular/compiler';
import { TestBed, getTestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { Window } from 'happy-dom';
globalThis.document = new Window().document;
getTestBed().initTestEnvironment(BrowserTestingModule, platformBrowserTesting());

import { inject } from '@angular/core';
import { signalStore, withState } from '@ngrx/signals';
import { Dispatcher, Events, event, on, withEventHandlers, withReducer } from '@ngrx/signals/events';
import { ScannedActionsSubject, Store, provideStore } from '@ngrx/store';
import { filter, map, tap } from 'rxjs';

const load = event('load');
const loaded = event('loaded');
const EventStore = signalStore(
  { providedIn: 'root' },
  withState({ status: 'idle' }),
  withReducer(
    on(load, () => ({ status: 'loading' })),
    on(loaded, () => ({ status: 'loaded' })),
  ),
  withEventHandlers((store, events = inject(Events)) => ({
    answer$: events.on(load).pipe(map(() => loaded())),
    read$: events.on(load).pipe(tap(() => console.log('events:', store.status()))),
  })),
);
const status = (state = 'idle', { type }) => ({ load: 'loading', loaded: 'loaded' })[type] ?? state;
TestBed.configureTestingModule({ providers: [provideStore({ status })] });

TestBed.inject(EventStore);
TestBed.inject(Dispatcher).dispatch(load());

const store = TestBed.inject(Store);
const load$ = TestBed.inject(ScannedActionsSubject).pipe(filter(({ type }) => type === 'load'));
load$.subscribe(() => store.dispatch({ type: 'loaded' }));
load$.subscribe(() => console.log('store:', store.selectSignal((state) => state.status)()));
store.dispatch({ type: 'load' });
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
events: loaded
store: loading
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
