#!/usr/bin/env bash
# Angular 22.2.6 (signal forms)
# An error that the action of submit() returns for the form as a whole, such as "try again later", keeps the form invalid
# until its value changes: a second submit() with the same value does not call the action at all, and returns false.
# Seen: the calls of the action and the results of two submits, the first of which fails.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 happy-dom@20.14.6 @angular/forms@22.2.6
cat > surprise.mjs <<'END'
import '@angular/compiler';
import { TestBed, getTestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { Window } from 'happy-dom';
globalThis.document = new Window().document;
getTestBed().initTestEnvironment(BrowserTestingModule, platformBrowserTesting());

import { signal } from '@angular/core';
import { form, submit } from '@angular/forms/signals';

const person = TestBed.runInInjectionContext(() => form(signal({ name: 'Ada' })));
let calls = 0;
const send = async () => {
  calls++;
  return calls === 1 ? { kind: 'server', message: 'Try again later.' } : undefined;
};
for (const attempt of [1, 2]) {
  const result = await submit(person, send);
  console.log(`submit ${attempt}: ${result}, calls: ${calls}`);
}
person.name().value.set('Grace');
console.log(`after an edit: ${await submit(person, send)}, calls: ${calls}`);
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
submit 1: false, calls: 1
submit 2: false, calls: 1
after an edit: true, calls: 2
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
