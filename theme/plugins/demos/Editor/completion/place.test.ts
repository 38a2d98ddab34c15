import { expect, test } from 'vitest';
import { placeAt } from './place';

/** Returns the place of the cursor, `|`. */
const at = (code: string, isAsked = false) => {
  const position = code.indexOf('|');
  return placeAt(code.replace('|', ''), position, isAsked);
};

test.each([
  ["import { wi| } from '@ngrx/signals';", { kind: 'import', module: '@ngrx/signals', from: 9 }],
  ["import {\n  a,\n  | } from 'rxjs';", { kind: 'import', module: 'rxjs', from: 16 }],
  ['import { wi|', { kind: 'import', module: '', from: 9 }],
  ["import { a } from '@ng|';", { kind: 'module', from: 19 }],
  ["import { a } from '|", { kind: 'module', from: 19 }],
  ['const a = wi|', { kind: 'name', from: 10 }],
  ["const a = 'b' + wi|;", { kind: 'name', from: 16 }],
  ['patchState(store.|', { kind: 'member', of: 'store', from: 17 }],
  ['this.store.un|do()', { kind: 'member', of: 'store', from: 11 }],
  ['this.#store?.|', { kind: 'member', of: '#store', from: 13 }],
  ['template: `<p>{{ store.| }}</p>`', { kind: 'member', of: 'store', from: 23 }],
  ['template: `<p>{{ st| }}</p>`', { kind: 'template', from: 17 }],
  ['template: `<p (click)="st|"></p>`', { kind: 'template', from: 23 }],
])('recognizes the text being typed: %s', (code, place) => {
  expect(at(code)).toEqual(place);
});

test.each([
  '// wi|',
  '/* wi| */',
  "const a = 'wi|",
  'const wi|',
  'a.b.c|',
  'f().c|',
  'const a = 12.5|',
  'template: `<p>Undo the wi|</p>`',
])('suggests nothing here: %s', (code) => {
  expect(at(code)).toBeUndefined();
});

test('text in a template has suggestions if the reader asks for them', () => {
  expect(at('template: `<p>wi|</p>`', true)).toEqual({ kind: 'template', from: 14 });
});

test('code after a comment, a string or a template is code', () => {
  expect(at("// a\nconst b = `c`; const d = 'e'; wi|")).toEqual({ kind: 'name', from: 35 });
});
