#!/usr/bin/env bash
# Angular 22.2.6
# A root service that creates a resource cannot be injected for the first time in the params of another resource (NG0992).
# After this error, the injector takes the service for one that is being created: injecting it anywhere else fails with
# "Circular dependency" (NG0200), which names the wrong cause.
# Seen: the error of the resource, and that of injecting the service afterward.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 happy-dom@20.14.6
cat > surprise.mjs <<'END'
import '@angular/compiler';
import { TestBed, getTestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { Window } from 'happy-dom';
globalThis.document = new Window().document;
getTestBed().initTestEnvironment(BrowserTestingModule, platformBrowserTesting());

import { Injectable, InjectionToken, inject, resource } from '@angular/core';

const Users = new InjectionToken('Users', {
  providedIn: 'root',
  factory: () => resource({ loader: async () => 'Ada' }),
});
const codeOf = (run) => {
  try {
    run();
    return 'none';
  } catch ({ code }) {
    return `NG0${Math.abs(code)}`;
  }
};
const orders = TestBed.runInInjectionContext(() =>
  resource({
    params: () => {
      console.log('in params:', codeOf(() => TestBed.inject(Users)));
      return undefined;
    },
    loader: async () => [],
  }),
);
TestBed.tick();
console.log('later:', codeOf(() => TestBed.inject(Users)));
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
in params: NG0992
later: NG0200
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
