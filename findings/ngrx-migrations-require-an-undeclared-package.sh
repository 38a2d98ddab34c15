#!/usr/bin/env bash
# @ngrx/signals 22.0.1
# The migrations that "ng update" runs require packages of Angular's CLI, which the package names neither as dependencies
# nor as peers. They work only where npm happens to hoist these. (In a project of Angular CLI 18 that is updated to 19,
# npm keeps @angular-devkit/core inside of other packages, and "ng update" stops in the middle.)
# Seen: whether the two packages are declared, and what the first migration says in a project without them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --save-exact @ngrx/signals@22.0.1 @angular/core@22.2.6 rxjs@7.8.2 typescript@6.0.3
cat > surprise.cjs <<'END'
const path = require('node:path');
const manifest = require('@ngrx/signals/package.json');
const declared = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies };
for (const name of ['@angular-devkit/core', '@angular-devkit/schematics']) {
  console.log(`${name}: ${name in declared ? 'declared' : 'not declared'}`);
}
const folder = path.dirname(require.resolve('@ngrx/signals/package.json'));
const { schematics } = require(path.join(folder, manifest['ng-update'].migrations));
const [migration] = Object.values(schematics);
try {
  require(path.join(folder, 'migrations', migration.factory));
  console.log('loaded');
} catch (error) {
  console.log(error.message.split('\n')[0]);
}
END
seen=$(node surprise.cjs)
expected=$(cat <<'END'
@angular-devkit/core: not declared
@angular-devkit/schematics: not declared
Cannot find module '@angular-devkit/schematics'
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
