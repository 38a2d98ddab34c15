#!/usr/bin/env bash
# Angular 22.2.6
# ApplicationRef.whenStable() waits for a request of HttpClient, but not with provideHttpClientTesting(): it then waits
# only for httpResource(). So a test can be green that reads too early, and the same code works in the application.
# Seen: whether the application is stable while a request of each kind is under way, with and without the test backend.
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

import { createServer } from 'node:http';
import { HttpClient, httpResource, provideHttpClient } from '@angular/common/http';
import { provideHttpClientTesting } from '@angular/common/http/testing';
import { ApplicationRef } from '@angular/core';

const server = createServer();
await new Promise((resolve) => server.listen(0, resolve));
const url = `http://localhost:${server.address().port}/`;
for (const testing of [false, true]) {
  for (const kind of ['HttpClient', 'httpResource']) {
    TestBed.configureTestingModule({ providers: [provideHttpClient(), testing ? provideHttpClientTesting() : []] });
    const request = kind === 'HttpClient' && TestBed.inject(HttpClient).get(url).subscribe();
    if (!request) TestBed.runInInjectionContext(() => httpResource(() => url));
    TestBed.tick();
    let stable = false;
    TestBed.inject(ApplicationRef).whenStable().then(() => (stable = true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(`${testing ? 'test backend' : 'server'}, ${kind}: ${stable ? 'stable' : 'waits'}`);
    if (request) request.unsubscribe();
    TestBed.resetTestingModule();
  }
}
server.closeAllConnections();
server.close();
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
server, HttpClient: waits
server, httpResource: waits
test backend, HttpClient: stable
test backend, httpResource: waits
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
