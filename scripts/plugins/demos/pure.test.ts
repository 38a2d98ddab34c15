import path from 'node:path';
import { expect, test } from 'vitest';
import { markPure } from './pure';

test('marks calls in the values of top-level variables', () => {
  expect(markPure('const a = make(1), b = new Map([c()]);')).toBe(
    'const a = /*#__PURE__*/ make(1), b = /*#__PURE__*/ new Map([/*#__PURE__*/ c()]);',
  );
});

test('does not change statements and code that runs later', () => {
  const code = 'register();\nfunction f() { return g(); }\nconst h = () => g();';
  expect(markPure(code)).toBe(code);
});

test('wraps classes with static fields in a removable call', () => {
  const marked = markPure('class A { static field = define(A); }\nexport { A };');
  expect(marked).toMatch(/^import \{ pure as ɵpure \} from "demo-pure-helper";/);
  expect(marked).toContain('let A = /*#__PURE__*/ ɵpure(() => {\nclass A {');
  expect(marked).toContain('return A;\n});\nexport { A };');
});

test('does not change classes without static fields', () => {
  const code = 'class A extends B { field = define(); }';
  expect(markPure(code)).toBe(code);
});

test('the marked code contains no absolute path, so that copies of the site can share the cache', () => {
  expect(markPure('class A { static field = 1; }')).not.toContain(path.resolve('.'));
});
