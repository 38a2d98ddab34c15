#!/usr/bin/env bash
# Rspress 2.0.22
# extendPageData() gets the data of a page, but only some of its changes reach the page: a new field and "description" do,
# "title" does not.
# Seen: title and description in the document of a page for which a plugin sets both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @rspress/core@2.0.22 react@19.3.1 react-dom@19.3.1
mkdir docs
printf '# Home\n\nText.\n' > docs/index.md
cat > rspress.config.mjs <<'END'
const own = {
  name: 'own',
  extendPageData(data) {
    data.title = 'Own title';
    data.description = 'Own description';
  },
};
export default { root: 'docs', plugins: [own] };
END
npx rspress build > build.log 2>&1 || cat build.log
seen=$(node -e '
const { readFileSync } = require("node:fs");
const html = readFileSync("doc_build/index.html", "utf8");
console.log("title:", html.split("<title>")[1].split("<")[0].split(" - ")[0]);
console.log("description:", html.split("name=\"description\" content=\"")[1].split("\"")[0]);
')
expected=$(cat <<'END'
title: Home
description: Own description
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
