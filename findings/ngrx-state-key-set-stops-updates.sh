#!/usr/bin/env bash
# @ngrx/signals 22.0.1, Angular 22.2.6
# An object in the state that has a key named "set" can no longer be changed once this key has been read as a signal:
# patchState() neither changes it nor fails. The signal of the key replaces the method of the object's own signal.
# Seen: without reading, the state is patched; after reading store.box.set(), it stays as it was.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @angular/core@22.2.6 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2 happy-dom@20.14.6 @ngrx/signals@22.0.1
cat > surprise.mjs <<'END'
import { patchState, signalState } from '@ngrx/signals';

for (const isRead of [false, true]) {
  const state = signalState({ box: { set: 1 } });
  if (isRead) state.box.set();
  patchState(state, { box: { set: 2 } });
  console.log(isRead ? 'after reading:' : 'unread:', JSON.stringify(state.box()));
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
unread: {"set":2}
after reading: {"set":1}
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
