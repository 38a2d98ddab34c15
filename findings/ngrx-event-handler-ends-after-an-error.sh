#!/usr/bin/env bash
# @ngrx/signals 22.0.1 (events), Angular 22.2.6
# An error in a handler of withEventHandlers() ends this handler for good: later events reach reducers and other
# handlers, but not this one. Effects of @ngrx/effects subscribe again after an error.
# Seen: the handler gets the event 1, fails on 2, and never gets 3, while the reducer counts all three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 happy-dom@20.14.6 @ngrx/signals@22.0.1
cat > surprise.mjs <<'END'
import '@angular/compiler';
import { TestBed, getTestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { Window } from 'happy-dom';
globalThis.document = new Window().document;
getTestBed().initTestEnvironment(BrowserTestingModule, platformBrowserTesting());

import { inject } from '@angular/core';
import { signalStore, type, withState } from '@ngrx/signals';
import { Dispatcher, Events, event, on, withEventHandlers, withReducer } from '@ngrx/signals/events';
import { tap } from 'rxjs';

const saved = event('[Page] saved', type());
const handled = [];
const Store = signalStore(
  { providedIn: 'root' },
  withState({ count: 0 }),
  withReducer(on(saved, (_event, { count }) => ({ count: count + 1 }))),
  withEventHandlers((_store, events = inject(Events)) => ({
    save$: events.on(saved).pipe(
      tap(({ payload }) => {
        if (payload === 2) throw new Error('The second one fails.');
        handled.push(payload);
      }),
    ),
  })),
);
process.on('uncaughtException', ({ message }) => console.log('reported:', message));
const store = TestBed.inject(Store);
const dispatcher = TestBed.inject(Dispatcher);
for (const payload of [1, 2, 3]) dispatcher.dispatch(saved(payload));
setTimeout(() => console.log('handled:', handled.join(), 'reduced:', store.count()), 50);
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
reported: The second one fails.
handled: 1 reduced: 3
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
