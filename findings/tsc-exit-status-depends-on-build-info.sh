#!/usr/bin/env bash
# TypeScript 6.0.3
# The exit status of tsc for the same error depends on whether it writes or reuses its build info: 2 in the first run with
# "incremental", 1 in all later ones. A check for one of them works only once, or only from the second run on.
# Seen: the status of three runs on the same file, which has one error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact typescript@6.0.3
echo 'export const count: number = "three";' > code.ts
echo '{ "compilerOptions": { "incremental": true, "noEmit": true, "types": [] }, "files": ["code.ts"] }' > tsconfig.json
seen=$(for run in 1 2 3; do npx tsc > tsc.log && status=0 || status=$?; printf '%s ' $status; done | sed 's/ $//')
expected=$(cat <<'END'
2 1 1
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
