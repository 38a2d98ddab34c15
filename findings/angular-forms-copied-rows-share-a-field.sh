#!/usr/bin/env bash
# Angular 22.2.6 (signal forms)
# form() marks the objects in arrays of its model with a symbol. A row that is copied with spread syntax keeps the mark, so
# both rows are the same field: what the user enters in the second one goes to the first, and both are touched.
# Seen: whether the two are one field, and the model after the second one was set, also for structuredClone(), which
# leaves the mark out.
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
import { form } from '@angular/forms/signals';

for (const [name, copy] of [
  ['spread syntax', (row) => ({ ...row })],
  ['structuredClone()', (row) => structuredClone(row)],
]) {
  const model = signal({ rows: [{ city: 'Graz' }] });
  const { rows } = TestBed.runInInjectionContext(() => form(model));
  rows[0].city().markAsTouched();
  model.update(({ rows }) => ({ rows: [...rows, copy(rows[0])] }));
  const touched = rows[1].city().touched();
  rows[1].city().value.set('Linz');
  const cities = model().rows.map(({ city }) => city);
  console.log(`${name}: one field ${rows[0] === rows[1]}, touched ${touched}, ${cities.join()}`);
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
spread syntax: one field true, touched true, Linz,Graz
structuredClone(): one field false, touched false, Graz,Linz
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
