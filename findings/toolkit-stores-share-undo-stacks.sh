#!/usr/bin/env bash
# @angular-architects/ngrx-toolkit 22.0.0, @ngrx/signals 22.0.1, Angular 22.2.6
# withUndoRedo() keeps its stacks in the feature, not in the store: two classes of stores that are made with one constant
# share them, and so do all instances of a class.
# Seen: whether each store can undo after only the first one has changed.
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

import { withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, signalStoreFeature } from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';

const list = signalStoreFeature(withEntities(), withUndoRedo());
const Flights = signalStore({ protectedState: false }, list);
const Hotels = signalStore({ protectedState: false }, list);
const [flights, hotels] = TestBed.runInInjectionContext(() => [new Flights(), new Hotels()]);
patchState(flights, addEntity({ id: 1 }));
console.log('flights:', flights.canUndo(), '| hotels:', hotels.canUndo(), hotels.ids().length);
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
flights: true | hotels: true 0
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
