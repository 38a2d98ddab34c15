#!/usr/bin/env bash
# Rspress 2.0.22
# The Markdown copies of the option "llms" are made without the remark plugins of the configuration: what a plugin adds to
# a page or replaces in it is in the document, but not in the copy.
# Seen: whether the document and the copy contain a paragraph that a plugin adds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @rspress/core@2.0.22 react@19.3.1 react-dom@19.3.1
mkdir docs
printf '# Home\n\nText.\n' > docs/index.md
cat > rspress.config.mjs <<'END'
const addNote = () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'A note.' }] });
};
export default { root: 'docs', llms: true, markdown: { remarkPlugins: [addNote] } };
END
npx rspress build > build.log 2>&1 || cat build.log
seen=$(node -e '
const { readFileSync } = require("node:fs");
for (const name of ["index.html", "index.md"])
  console.log(`${name}: ${readFileSync(`doc_build/${name}`, "utf8").includes("A note.")}`);
')
expected=$(cat <<'END'
index.html: true
index.md: false
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
