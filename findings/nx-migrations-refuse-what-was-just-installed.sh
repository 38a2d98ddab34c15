#!/usr/bin/env bash
# nx 21.6.11 and 22.7.12
# Between two steps of an upgrade, peer dependencies do not fit, so the packages are installed with --legacy-peer-deps. Before
# "nx migrate --run-migrations" runs any migration, it installs once more. Nx 21 ignores peer dependencies there. Nx 22
# does not, and stops, although all packages are installed, and the list of migrations is empty.
# Seen: what the same command answers in the same project, with React 18.3.1 and a react-dom that wants React 19.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export NX_DAEMON=false NX_SKIP_PROVENANCE_CHECK=true
unset npm_config_legacy_peer_deps
migrate() {
  mkdir "$folder/$1"
  cd "$folder/$1"
  git init --quiet
  npm init --yes > /dev/null
  echo '{}' > nx.json
  echo '{ "migrations": [] }' > migrations.json
  npm install --silent --no-audit --no-fund --save-exact --legacy-peer-deps "nx@$1" react@18.3.1 react-dom@19.1.0
  npx nx migrate --run-migrations > output 2>&1 && echo "nx $1: runs" || echo "nx $1: $(grep -om1 ERESOLVE output)"
}
seen=$(migrate 21.6.11; migrate 22.7.12)
expected=$(cat <<'END'
nx 21.6.11: runs
nx 22.7.12: ERESOLVE
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
