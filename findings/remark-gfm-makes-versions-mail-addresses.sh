#!/usr/bin/env bash
# remark-gfm 4.0.1, remark-parse 11.0.0, unified 11.0.5
# A package with a range such as "signals@22.x" in plain text becomes a link to a mail address. Whether it does depends on
# the last letter: "signals@22.0.1" and "signals@next" stay text.
# Seen: the links in a sentence with all three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact remark-gfm@4.0.1 remark-parse@11.0.0 unified@11.0.5 micromark-extension-gfm-autolink-literal@2.1.0
cat > surprise.mjs <<'END'
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const text = 'Install signals@22.x, signals@22.0.1 or signals@next.';
const { children } = unified().use(remarkParse).use(remarkGfm).parse(text);
for (const { type, url } of children[0].children) if (type === 'link') console.log(url);
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
mailto:signals@22.x
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
