#!/usr/bin/env bash
# @ngrx/signals 22.0.1, Angular 22.2.6
# The onDestroy hooks of a store run in the order of its features, not in reverse: a feature is destroyed before those
# that were built on it.
# Seen: the order of the hooks of two features.
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

import { signalStore, withHooks } from '@ngrx/signals';

const order = [];
const feature = (name) =>
  withHooks({ onInit: () => order.push(`init ${name}`), onDestroy: () => order.push(`destroy ${name}`) });
TestBed.inject(signalStore({ providedIn: 'root' }, feature('base'), feature('built on it')));
TestBed.resetTestingModule();
console.log(order.join(', '));
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
init base, init built on it, destroy base, destroy built on it
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
