#!/usr/bin/env bash
# @angular-architects/ngrx-toolkit 22.0.0, @ngrx/signals 22.0.1, Angular 22.2.6 (signal forms)
# A signal form cannot show rows of a store with withImmutableState(), although it changes copies only: form() marks the
# objects in arrays of its model with a symbol, which frozen objects refuse. Other fields of the same form work.
# Seen: two fields of a form for the same state, in a store with withState() and in one with withImmutableState().
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 happy-dom@20.14.6 @angular/forms@22.2.6 @ngrx/signals@22.0.1 @angular-architects/ngrx-toolkit@22.0.0
cat > surprise.mjs <<'END'
import '@angular/compiler';
import { TestBed, getTestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { Window } from 'happy-dom';
globalThis.document = new Window().document;
getTestBed().initTestEnvironment(BrowserTestingModule, platformBrowserTesting());

import { withImmutableState } from '@angular-architects/ngrx-toolkit';
import { linkedSignal } from '@angular/core';
import { form } from '@angular/forms/signals';
import { signalStore, withState } from '@ngrx/signals';

for (const feature of [withState, withImmutableState]) {
  const Store = signalStore(feature({ account: { name: 'Ada', phones: [{ number: '1' }] } }));
  const account = TestBed.runInInjectionContext(() => {
    const store = new Store();
    return form(linkedSignal(() => store.account()));
  });
  const read = [() => account.name().value(), () => account.phones[0].number().value()];
  for (const field of read) {
    try {
      console.log(`${feature.name}: ${field()}`);
    } catch ({ message }) {
      console.log(`${feature.name}: ${message}`);
    }
  }
  TestBed.resetTestingModule();
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
withState: Ada
withState: 1
withImmutableState: Ada
withImmutableState: Cannot add property Symbol(), object is not extensible
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
