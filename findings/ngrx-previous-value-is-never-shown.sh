#!/usr/bin/env bash
# @ngrx/signals 22.0.1 (resource), Angular 22.2.6
# withPreviousValueOnLoading() reads the value of the resource without tracking it while the resource loads. What reads
# only value() during the first load is not run again when the value arrives.
# Seen: the effect runs once, with undefined, although the resource has the value "loaded". An effect that reads status(),
# too, runs again.
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

import { effect, resource } from '@angular/core';
import { extendResource, withPreviousValueOnLoading } from '@ngrx/signals/resource';

const seen = { value: [], 'value and status': [] };
const loaded = TestBed.runInInjectionContext(() => {
  const created = extendResource(
    resource({ loader: async () => 'loaded' }),
    withPreviousValueOnLoading(),
  );
  effect(() => seen.value.push(created.value() ?? 'nothing'));
  effect(() => {
    created.status();
    seen['value and status'].push(created.value() ?? 'nothing');
  });
  return created;
});
for (let round = 0; round < 5; round++) {
  TestBed.tick();
  await new Promise(setImmediate);
}
console.log(JSON.stringify({ ...seen, now: loaded.value() }));
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
{"value":["nothing"],"value and status":["nothing","loaded"],"now":"loaded"}
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
