#!/usr/bin/env bash
# valibot 1.5.0
# strictObject() reports only the first unknown key of an object, although it reports every wrong value of known keys.
# Seen: the issues of an object with two wrong values and three unknown keys.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact valibot@1.5.0
cat > surprise.mjs <<'END'
import { safeParse, strictObject, string } from 'valibot';

const schema = strictObject({ a: string(), b: string() });
const { issues } = safeParse(schema, { a: 1, b: 2, c: 3, d: 4, e: 5 });
console.log(issues.map(({ path }) => path[0].key).join());
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
a,b,c
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
