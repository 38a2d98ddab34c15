#!/usr/bin/env bash
# @angular-architects/ngrx-toolkit 22.0.0, @ngrx/signals 22.0.1, Angular 22.2.6
# hasNextPage() of withPagination() compares the current page with the page size instead of the number of pages: with many
# pages it is false too early, and with few it is true on the last one.
# Seen: both for a page in the middle of 20 pages, and for the last of 2.
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

import { gotoPage, withPagination } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore } from '@ngrx/signals';
import { setAllEntities, withEntities } from '@ngrx/signals/entities';

const Store = signalStore({ protectedState: false }, withEntities(), withPagination());
const store = TestBed.runInInjectionContext(() => new Store());
for (const [count, page] of [[200, 10], [20, 1]]) {
  patchState(store, setAllEntities(Array.from({ length: count }, (_, id) => ({ id }))), gotoPage(page));
  console.log(`page ${page + 1} of ${store.pageCount()}:`, store.hasNextPage());
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
page 11 of 20: false
page 2 of 2: true
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
