#!/usr/bin/env bash
# MiniSearch 7.2.0
# A punctuation mark at the end or the start of a text makes it one word longer for the score: the text is split into words
# and an empty string, which is not indexed but counted. So a sentence with a full stop scores less than one without.
# Seen: the scores of two texts that differ in a full stop.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact minisearch@7.2.0
cat > surprise.mjs <<'END'
import MiniSearch from 'minisearch';

const index = new MiniSearch({ fields: ['text'] });
index.addAll([
  { id: 'without', text: 'Undo one step' },
  { id: 'with', text: 'Undo one step.' },
]);
for (const { id, score } of index.search('undo')) console.log(`${id}: ${score.toFixed(3)}`);
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
without: 0.284
with: 0.264
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
