#!/usr/bin/env bash
# @angular-architects/ngrx-toolkit 22.0.0, @ngrx/signals 22.0.1, Angular 22.2.6
# A mutation whose request fails, and whose onError throws, too, ends as a success: the call resolves with "aborted", the
# status is "success", and no error is left. The exception is reported outside of the call.
# Seen: the result of the call and the signals of the mutation.
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

import { rxMutation } from '@angular-architects/ngrx-toolkit';
import { throwError } from 'rxjs';

process.on('uncaughtException', ({ message }) => console.log('reported:', message));
const save = TestBed.runInInjectionContext(() =>
  rxMutation({
    operation: () => throwError(() => new Error('The server refuses.')),
    onError: () => {
      throw new Error('The callback fails.');
    },
  }),
);
const { status } = await save();
console.log('call:', status, '| signals:', save.status(), save.isSuccess(), save.error());
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
call: aborted | signals: success true undefined
reported: The callback fails.
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
