#!/usr/bin/env bash
# @ngrx/signals 22.0.1, Angular 22.2.6
# Instances of classes in the state become deep signals like plain objects, also those of the platform such as URL and
# Blob, but not Map, Headers or RegExp: iterable objects and a list of known classes are left out.
# Seen: the types of a property of each, read through the state. "function" is a signal, "undefined" is none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 happy-dom@20.14.6 @ngrx/signals@22.0.1
cat > surprise.mjs <<'END'
import { signalState } from '@ngrx/signals';

class Money {
  amount = 3;
}
const state = signalState({
  money: new Money(),
  url: new URL('https://example.org'),
  blob: new Blob(['text']),
  headers: new Headers(),
  map: new Map(),
  pattern: /x/,
});
const property = { money: 'amount', url: 'href', blob: 'size', headers: 'get', map: 'size', pattern: 'source' };
for (const [name, key] of Object.entries(property)) console.log(`${name}.${key}:`, typeof state[name][key]);
console.log('url.href():', state.url.href());
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
money.amount: function
url.href: function
blob.size: function
headers.get: undefined
map.size: undefined
pattern.source: undefined
url.href(): https://example.org/
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
