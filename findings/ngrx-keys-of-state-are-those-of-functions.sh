#!/usr/bin/env bash
# @ngrx/signals 22.0.1, Angular 22.2.6
# A state is a function, and so is each object in it. Listing keys, "in" and JSON see the function: an object of the
# state has a "name", whatever its own keys are, lists the methods of a writable signal instead of its own keys, and JSON
# leaves it out.
# Seen: the keys of a state with one object, "in" for keys that it has or lacks, and its JSON.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 happy-dom@20.14.6 @ngrx/signals@22.0.1
cat > surprise.mjs <<'END'
import { signalState } from '@ngrx/signals';

const state = signalState({ book: { title: 'Dune' } });
console.log('keys:', Object.keys(state).join(), '|', Object.keys(state.book).join());
for (const key of ['title', 'name', 'missing']) console.log(key, key in state.book);
console.log('JSON:', JSON.stringify({ state }));
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
keys: toString | toString,set,update,asReadonly
title true
name true
missing false
JSON: {}
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
