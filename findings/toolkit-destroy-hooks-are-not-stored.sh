#!/usr/bin/env bash
# @angular-architects/ngrx-toolkit 22.0.0, @ngrx/signals 22.0.1, Angular 22.2.6
# withStorageSync() does not store a patch of an onDestroy hook, whatever the order of the features is. A callback that
# the factory of withHooks() registers with DestroyRef comes early enough.
# Seen: what is stored after the store has been destroyed, for both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 happy-dom@20.14.6 @ngrx/signals@22.0.1 @angular-architects/ngrx-toolkit@22.0.0
cat > surprise.mjs <<'END'
import '@angular/compiler';
import { TestBed, getTestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { Window } from 'happy-dom';
globalThis.document = new Window().document;
getTestBed().initTestEnvironment(BrowserTestingModule, platformBrowserTesting());

import { DestroyRef, inject } from '@angular/core';
import { withStorageSync } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withHooks, withState } from '@ngrx/signals';

const stored = new Map();
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, text) => stored.set(key, text),
};
const close = (store) => patchState(store, { isOpen: false });
const hooks = {
  onDestroy: withHooks({ onDestroy: close }),
  DestroyRef: withHooks((store) => {
    inject(DestroyRef).onDestroy(() => close(store));
    return {};
  }),
};
for (const [name, hook] of Object.entries(hooks)) {
  const open = withState({ isOpen: true });
  TestBed.inject(signalStore({ providedIn: 'root' }, open, withStorageSync(name), hook));
  TestBed.resetTestingModule();
  console.log(`${name}: ${stored.get(name)}`);
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
onDestroy: {"isOpen":true}
DestroyRef: {"isOpen":false}
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
