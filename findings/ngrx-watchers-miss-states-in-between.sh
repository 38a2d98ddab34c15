#!/usr/bin/env bash
# @ngrx/signals 22.0.1, Angular 22.2.6
# A watcher of watchState() that patches the state makes later watchers miss the state that caused it, and get the final
# one twice. They also run for a patch that changes nothing.
# Seen: after { a: 3 }, to which the first watcher adds b, the second watcher gets "3 6" twice and never "3 2". It runs
# again for the same patch.
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

import { patchState, signalStore, watchState, withHooks, withState } from '@ngrx/signals';

const seen = [];
const Store = signalStore(
  { protectedState: false },
  withState({ a: 1, b: 2 }),
  withHooks({
    onInit(store) {
      watchState(store, ({ a, b }) => {
        if (b !== a * 2) patchState(store, { b: a * 2 });
      });
      watchState(store, ({ a, b }) => seen.push(`${a} ${b}`));
    },
  }),
);
const store = TestBed.runInInjectionContext(() => new Store());
patchState(store, { a: 3 });
patchState(store, { a: 3 });
console.log(seen.join(', '));
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
1 2, 3 6, 3 6, 3 6
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
