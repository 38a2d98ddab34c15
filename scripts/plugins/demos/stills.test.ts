import { expect, test } from 'vitest';
import { withStills } from './stills';

const stills = {
  css: 'p{color:red}',
  html: { 'with-reset': '<p>Count: 0</p>', home: '<p>Todos</p>' },
  inspector: {
    css: 'i{color:blue}',
    html: { 'with-reset': '<i>count</i>', home: '<i data-style="--level: 2">ids</i>' },
  },
};
const place = (name: string) =>
  `<div data-still="${name}"></div><div data-still-inspector="${name}"></div>`;

test('a document contains the still of its demo, hidden until its styles and all of it have loaded', () => {
  const html = withStills(place('with-reset'), stills, '/toolkit/');
  expect(html).toMatch(
    /^<div data-still="with-reset"><template shadowrootmode="open"><link rel="stylesheet" href="\/toolkit\/static\/css\/demo-still\.\w+\.css"><div data-still-root hidden><p>Count: 0<\/p><\/div><i><\/i><\/template><\/div>/,
  );
  expect(html, 'its inspector loads later').toContain(
    '<div data-still-inspector="with-reset"></div>',
  );
});

test('the home page contains the inspector too', () => {
  const html = withStills(place('home'), stills, '/');
  expect(html).toContain('<div data-still-root hidden><i data-style="--level: 2">ids</i></div>');
});

test('a demo without a still keeps its empty place', () => {
  expect(withStills(place('other'), stills, '/')).toBe(place('other'));
});
