#!/usr/bin/env bash
# valibot 1.5.0
# object(), looseObject() and record() accept arrays, dates and maps, and return a plain object without their content, if
# no key is required. strictObject() accepts an empty array, too.
# Seen: what each schema makes of an array, of a Map, and of an empty array.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact valibot@1.5.0
cat > surprise.mjs <<'END'
import { looseObject, object, optional, record, safeParse, strictObject, string } from 'valibot';

const entries = { title: optional(string()) };
const schemas = {
  object: object(entries),
  strictObject: strictObject(entries),
  looseObject: looseObject(entries),
  record: record(string(), string()),
};
for (const [name, schema] of Object.entries(schemas)) {
  const answers = [['title'], new Map([['title', 'Undo']]), []].map((input) => {
    const { success, output } = safeParse(schema, input);
    return success ? JSON.stringify(output) : 'refused';
  });
  console.log(`${name}: ${answers.join(' ')}`);
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
object: {} {} {}
strictObject: refused {} {}
looseObject: {"0":"title"} {} {}
record: {"0":"title"} {} {}
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
