#!/usr/bin/env bash
# Rspress 2.0.22
# A line of a code sample that starts with "#" and contains "{#", such as a comment about the number of items in a Bash
# array, is taken for a heading with an id: readers see and copy a backslash that the source does not have.
# Seen: the line of the sample in the document.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @rspress/core@2.0.22 react@19.3.1 react-dom@19.3.1
mkdir docs
cat > docs/index.md <<'END'
# Home

```bash
# Number of files: ${#files[@]}
echo "${#files[@]}"
```
END
npx rspress build > build.log 2>&1 || cat build.log
seen=$(node -e '
const { readFileSync } = require("node:fs");
const html = readFileSync("doc_build/index.html", "utf8").split("<pre")[1].split("</pre>")[0];
const text = html.slice(html.indexOf(">") + 1).replace(/<[^>]*>/g, "").replaceAll("&quot;", "\"").replaceAll("&#x27;", "\u0027");
console.log(text.trim());
')
expected=$(cat <<'END'
# Number of files: $\{#files[@]}
echo "${#files[@]}"
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
