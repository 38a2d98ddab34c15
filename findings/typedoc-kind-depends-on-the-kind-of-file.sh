#!/usr/bin/env bash
# TypeDoc 0.28.20
# A constant that is a function is a function in the documentation of a source file, but a variable in that of the
# declaration file that TypeScript writes for it: it has no signatures, and its page is in another folder.
# Seen: the kind of the same export in both files.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact typedoc@0.28.20 typescript@6.0.3
mkdir source declaration
echo 'export const double = (value: number): number => value * 2;' > source/index.ts
echo 'export declare const double: (value: number) => number;' > declaration/index.d.ts
cat > surprise.mjs <<'END'
import { Application, ReflectionKind } from 'typedoc';

for (const entry of ['source/index.ts', 'declaration/index.d.ts']) {
  const options = { entryPoints: [entry], compilerOptions: { types: [] }, logLevel: 'Error' };
  const app = await Application.bootstrap({ ...options, skipErrorChecking: true });
  const [double] = (await app.convert()).children;
  console.log(`${entry}: ${ReflectionKind.singularString(double.kind)}`);
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
source/index.ts: Function
declaration/index.d.ts: Variable
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
