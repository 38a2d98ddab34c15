import { expect, test } from 'vitest';
import { withStills } from './stills';

const stills = { css: 'p{color:red}', html: { 'with-reset': '<p>Count: 0</p>' } };
const place = (name: string) => `<div data-still="${name}"></div>`;

test('a document contains the still of its demo, hidden until its styles and all of it have loaded', () => {
  expect(withStills(place('with-reset'), stills, '/toolkit/')).toMatch(
    /^<div data-still="with-reset"><template shadowrootmode="open"><link rel="stylesheet" href="\/toolkit\/static\/css\/demo-still\.\w+\.css"><div data-still-root hidden><p>Count: 0<\/p><\/div><i><\/i><\/template><\/div>/,
  );
});

test('a demo without a still keeps its empty place', () => {
  expect(withStills(place('other'), stills, '/')).toBe(place('other'));
});
