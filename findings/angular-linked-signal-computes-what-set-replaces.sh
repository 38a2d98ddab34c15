#!/usr/bin/env bash
# Angular 22.2.6
# set() on a linkedSignal whose source has changed first runs its computation, and throws the result away. A costly
# computation, or one with a side effect such as a log, runs although nobody reads its value.
# Seen: the number of runs of a computation whose signal is only set.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 happy-dom@20.14.6
cat > surprise.mjs <<'END'
import { linkedSignal, signal } from '@angular/core';

let runs = 0;
const source = signal(1);
const linked = linkedSignal(() => {
  runs++;
  return source();
});
for (const value of [10, 20, 30]) {
  source.update((before) => before + 1);
  linked.set(value);
}
console.log('runs:', runs, 'value:', linked());
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
runs: 3 value: 30
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
