import { expect, test } from 'vitest';
import { addImport, importedNames } from './addImport';

/** Returns the code after importing a name. */
function withImport(code: string, name: string, module: string): string {
  const added = addImport(code, name, module);
  return added ? code.slice(0, added.from) + added.insert + code.slice(added.from) : code;
}

test.each([
  [
    'to the import from its package',
    "import { a } from 'x';\nimport { signalStore } from '@ngrx/signals';\n",
    "import { a } from 'x';\nimport { signalStore, withState } from '@ngrx/signals';\n",
  ],
  [
    'on a line of its own, like the others',
    "import {\n  a,\n  b,\n} from '@ngrx/signals';\n",
    "import {\n  a,\n  b,\n  withState,\n} from '@ngrx/signals';\n",
  ],
  [
    'below the last import',
    "import { a } from 'x';\nimport type { b } from '@ngrx/signals';\n\nf();",
    "import { a } from 'x';\nimport type { b } from '@ngrx/signals';\nimport { withState } from '@ngrx/signals';\n\nf();",
  ],
  ['at the start', 'f();', "import { withState } from '@ngrx/signals';\nf();"],
  [
    'into empty braces',
    "import {} from '@ngrx/signals';",
    "import { withState } from '@ngrx/signals';",
  ],
])('a name is added %s', (_where, code, expected) => {
  expect(withImport(code, 'withState', '@ngrx/signals')).toBe(expected);
});

test.each([
  "import { withState } from 'elsewhere';",
  "import { other as withState } from 'x';",
  'const withState = 1;',
  'export function withState() {}',
])('an existing name is not imported again: %s', (code) => {
  expect(withImport(code, 'withState', '@ngrx/signals')).toBe(code);
});

test('the imported names are the local ones', () => {
  expect([...importedNames("import d, { a, type B, c as e } from 'x';")]).toEqual(['a', 'B', 'e']);
});
