#!/usr/bin/env bash
# cspell-lib 9.8.0
# A comment with "cspell:ignore" goes on after its end: all words up to the end of the line are ignored, not only there but
# in the whole file. At the end of a line, the same comment ignores only the words in it.
# Seen: the reports on a text whose first and last line have the same misspelling, with the comment before and behind it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact cspell-lib@9.8.0
cat > surprise.mjs <<'END'
import { spellCheckDocument } from 'cspell-lib';

const comment = '<!-- cspell:ignore tolkit -->';
for (const line of [`The tolkit ${comment} recieves it.`, `The tolkit recieves it. ${comment}`]) {
  const document = { uri: 'file:///guide.md', languageId: 'markdown', text: `${line}\n\nIt recieves more.` };
  const { issues } = await spellCheckDocument(document, { noConfigSearch: true }, { language: 'en' });
  console.log(`${line.replace(comment, '<!-- … -->')} ${issues.length} reports`);
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
The tolkit <!-- … --> recieves it. 0 reports
The tolkit recieves it. <!-- … --> 2 reports
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
