import { expect, test } from 'vitest';
import { followExports, markPure } from './angular';

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

test('a package with an unexpected format fails the build', () => {
  expect(() => followExports('export const a = 1;', 'x.mjs')).toThrow('x.mjs no longer ends with');
});
