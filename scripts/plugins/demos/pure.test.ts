import path from 'node:path';
import { expect, test } from 'vitest';
import { markPure } from './pure';

test('marks calls whose value a top-level variable keeps', () => {
  expect(markPure('const a = make(1), b = new Map([c()]);')).toBe(
    'const a = /*#__PURE__*/ make(1), b = /*#__PURE__*/ new Map([/*#__PURE__*/ c()]);',
  );
});

test('leaves statements, and what runs later, as they are', () => {
  const code = 'register();\nfunction f() { return g(); }\nconst h = () => g();';
  expect(markPure(code)).toBe(code);
});

test('makes classes with static fields in a call that can be left out', () => {
  const marked = markPure('class A { static field = define(A); }\nexport { A };');
  expect(marked).toMatch(/^import \{ pure as ɵpure \} from "demo-pure-helper";/);
  expect(marked).toContain('let A = /*#__PURE__*/ ɵpure(() => {\nclass A {');
  expect(marked).toContain('return A;\n});\nexport { A };');
});

test('leaves classes without static fields as they are', () => {
  const code = 'class A extends B { field = define(); }';
  expect(markPure(code)).toBe(code);
});

test('says nothing of the place of the site, so that its copies can share what is marked', () => {
  expect(markPure('class A { static field = 1; }')).not.toContain(path.resolve('.'));
});
