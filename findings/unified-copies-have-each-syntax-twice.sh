#!/usr/bin/env bash
# unified 11.0.5, remark-parse 11.0.0, remark-gfm 4.0.1
# A copy of a frozen processor has the data of its original, and runs its plugins again. Plugins for syntax add to lists in
# that data, so the copy parses with GFM twice, and does twice what such plugins do to a parsed page. A copy of a processor
# that is not frozen has each syntax once.
# Seen: how many sets of GFM a processor has, and how often a page is changed after it is parsed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact unified@11.0.5 remark-parse@11.0.0 remark-gfm@4.0.1
cat > surprise.mjs <<'END'
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

let changes = 0;

/** Changes parsed pages, as some of remark's own plugins do. */
function counting() {
  const data = this.data();
  data.fromMarkdownExtensions.push({ transforms: [() => void (changes += 1)] });
}

function look(name, processor) {
  changes = 0;
  processor.parse('~~old~~');
  console.log(`${name}: ${processor.data('micromarkExtensions').length}, ${changes}`);
}

const open = unified().use(remarkParse).use(remarkGfm).use(counting);
look('copy', open().freeze());
look('copy of a frozen processor', open().freeze()().freeze());
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
copy: 1, 1
copy of a frozen processor: 2, 2
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
