#!/usr/bin/env bash
# @ngrx/signals 22.0.1 (events), Angular 22.2.6
# The services for events belong to the platform, not to an application: an event of one application reaches the stores of
# every other one on the same page, although each has its own instance of a store that is provided in root.
# Seen: whether two applications share the store, and the counts of both after the first one has dispatched one event.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 happy-dom@20.14.6 @ngrx/signals@22.0.1
cat > surprise.mjs <<'END'
import '@angular/compiler';
import { Window } from 'happy-dom';
globalThis.document = new Window().document;

import { createApplication } from '@angular/platform-browser';
import { signalStore, withState } from '@ngrx/signals';
import { Dispatcher, event, on, withReducer } from '@ngrx/signals/events';

const increment = event('[Counter] increment');
const Counter = signalStore(
  { providedIn: 'root' },
  withState({ count: 0 }),
  withReducer(on(increment, (_event, { count }) => ({ count: count + 1 }))),
);
const first = await createApplication();
const second = await createApplication();
const counters = [first, second].map(({ injector }) => injector.get(Counter));
first.injector.get(Dispatcher).dispatch(increment());
console.log('same store:', counters[0] === counters[1]);
console.log('counts:', counters.map(({ count }) => count()).join());
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
same store: false
counts: 1,1
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
