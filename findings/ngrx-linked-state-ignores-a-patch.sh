#!/usr/bin/env bash
# @ngrx/signals 22.0.1, Angular 22.2.6
# A patch of a linked slice together with its source is lost if the slice already has the patched value: patchState() sets
# only what differs, and then the new source computes the slice again. With any other value, the patch wins.
# Seen: options and selection after two patches that both say "selected: 2", first from 3, then from 2.
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

import { patchState, signalStore, withLinkedState, withState } from '@ngrx/signals';

const Store = signalStore(
  { protectedState: false },
  withState({ options: [1, 2, 3] }),
  withLinkedState(({ options }) => ({ selected: () => options()[0] })),
);
const store = TestBed.runInInjectionContext(() => new Store());
for (const selected of [3, 2]) {
  patchState(store, { selected });
  patchState(store, { options: [selected + 3, 2], selected: 2 });
  console.log(`from ${selected}: options ${store.options().join()}, selected ${store.selected()}`);
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
from 3: options 6,2, selected 2
from 2: options 5,2, selected 5
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
