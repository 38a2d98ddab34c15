#!/usr/bin/env bash
# @ngrx/signals 22.0.1, Angular 22.2.6
# The function of signalMethod() or rxMethod() does not depend on the signals that it reads if it is given a signal, but it
# does if an effect gives it a plain value: then the effect runs again, and the function with it, for the same value.
# Seen: the runs of the function for each way, after a change of a signal that only the function reads.
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

import { effect, signal } from '@angular/core';
import { signalMethod } from '@ngrx/signals';
import { rxMethod } from '@ngrx/signals/rxjs-interop';
import { tap } from 'rxjs';

const methods = { signalMethod, rxMethod: (handle) => rxMethod(tap(handle)) };
for (const [name, create] of Object.entries(methods)) {
  for (const way of ['signal', 'value in an effect']) {
    const id = signal(1);
    const language = signal('en');
    let runs = 0;
    TestBed.runInInjectionContext(() => {
      const load = create(() => {
        runs++;
        language();
      });
      if (way === 'signal') load(id);
      else effect(() => load(id()));
    });
    TestBed.tick();
    language.set('de');
    TestBed.tick();
    console.log(`${name}, ${way}: ${runs}`);
  }
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
signalMethod, signal: 1
signalMethod, value in an effect: 2
rxMethod, signal: 1
rxMethod, value in an effect: 2
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
