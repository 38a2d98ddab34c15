#!/usr/bin/env bash
# MiniSearch 7.2.0
# The first search after discard() scores equal documents differently, even below zero, and changes the index: it removes
# what is left of the discarded one while it scores. The same search right after gives other scores and another order.
# Seen: two times the results of the same search for three equal documents, one of which is discarded.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact minisearch@7.2.0
cat > surprise.mjs <<'END'
import MiniSearch from 'minisearch';

const index = new MiniSearch({ fields: ['text'] });
index.addAll(['first', 'old', 'second'].map((id) => ({ id, text: 'undo' })));
index.discard('old');
for (const time of [1, 2]) {
  const results = index.search('undo').map(({ id, score }) => `${id} ${score.toFixed(3)}`);
  console.log(`${time}: ${results.join(', ')}`);
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
1: second 0.273, first -0.231
2: first 0.273, second 0.273
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
