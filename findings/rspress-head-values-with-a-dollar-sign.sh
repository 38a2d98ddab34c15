#!/usr/bin/env bash
# Rspress 2.0.22
# The values of the option "head" are the replacement of a regular expression: "$$5" becomes "$5", and "$&" becomes a
# marker of Rspress's template. The tags are missing on 404.html.
# Seen: both values in the document of a page, and the number of tags on the not-found page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @rspress/core@2.0.22 react@19.3.1 react-dom@19.3.1
mkdir docs
printf '# Home\n' > docs/index.md
cat > rspress.config.mjs <<'END'
export default {
  root: 'docs',
  head: [['meta', { name: 'price', content: '$$5' }], ['meta', { name: 'query', content: 'a$&b' }]],
};
END
npx rspress build > build.log 2>&1 || cat build.log
seen=$(node -e '
const { readFileSync } = require("node:fs");
const [home, missing] = ["index", "404"].map((name) => readFileSync(`doc_build/${name}.html`, "utf8"));
for (const name of ["price", "query"]) console.log(`${name}: ${home.split(`name="${name}" content="`)[1].split("\"")[0]}`);
console.log("404:", missing.split("name=\"price\"").length - 1);
')
expected=$(cat <<'END'
price: $5
query: a<!--<?- HEAD ?>-->b
404: 0
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
