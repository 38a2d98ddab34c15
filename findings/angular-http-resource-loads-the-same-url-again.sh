#!/usr/bin/env bash
# Angular 22.2.6
# httpResource() sends its request again, and drops its value meanwhile, when a signal that its function reads changes,
# even if the function returns the same URL as before. resource() compares its params, and keeps the value.
# Seen: status and value of both after such a change.
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

import { httpResource, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { resource, signal } from '@angular/core';

const settle = async () => {
  TestBed.tick();
  await new Promise(setImmediate);
  TestBed.tick();
};
TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] });
const row = signal(0);
const url = () => `/api/pages/${Math.floor(row() / 10)}`;
const resources = TestBed.runInInjectionContext(() => ({
  httpResource: httpResource(url),
  resource: resource({ params: url, loader: async ({ params }) => `loaded ${params}` }),
}));
await settle();
TestBed.inject(HttpTestingController).expectOne('/api/pages/0').flush('loaded /api/pages/0');
await settle();
row.set(1);
await settle();
for (const [name, { status, value }] of Object.entries(resources)) console.log(`${name}: ${status()}, ${value()}`);
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
httpResource: loading, undefined
resource: resolved, loaded /api/pages/0
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
