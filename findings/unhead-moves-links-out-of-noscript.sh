#!/usr/bin/env bash
# unhead 2.1.17
# transformHtmlTemplate() takes tags of the template's head out of <noscript>: a style sheet for readers without scripts is
# loaded by everybody. It also adds lang="en", a character set and a viewport that the template does not have.
# Seen: the transformed template of an empty head entry.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact unhead@2.1.17
cat > surprise.mjs <<'END'
import { createHead, transformHtmlTemplate } from 'unhead/server';

const template =
  '<html><head><noscript><link rel="stylesheet" href="/plain.css"></noscript></head><body></body></html>';
const html = await transformHtmlTemplate(createHead(), template);
console.log(html.replace(/\s*\n/g, ''));
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
<html lang="en"><head><noscript></noscript><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/plain.css"></head><body></body></html>
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
