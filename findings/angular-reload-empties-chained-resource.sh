#!/usr/bin/env bash
# Angular 22.2.6
# A resource whose params chain another one loses its value while the other one reloads, although that one keeps its own:
# chain() counts "reloading" as loading.
# Seen: status and value of both before, during and after reload().
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

import { resource } from '@angular/core';

const settle = async () => {
  for (let round = 0; round < 4; round++) {
    TestBed.tick();
    await new Promise(setImmediate);
  }
};
let finish = () => {};
const [user, orders] = TestBed.runInInjectionContext(() => {
  const user = resource({ loader: () => new Promise((resolve) => (finish = () => resolve('Ada'))) });
  const orders = resource({
    params: ({ chain }) => chain(user),
    loader: async ({ params }) => `orders of ${params}`,
  });
  return [user, orders];
});
const report = (when) =>
  console.log(`${when}: ${user.status()} ${user.value()} | ${orders.status()} ${orders.value()}`);
await settle();
finish();
await settle();
report('before');
user.reload();
await settle();
report('during');
finish();
await settle();
report('after');
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
before: resolved Ada | resolved orders of Ada
during: reloading Ada | loading undefined
after: resolved Ada | resolved orders of Ada
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
