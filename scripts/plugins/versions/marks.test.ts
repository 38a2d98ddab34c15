import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { markVersions } from './marks';

const DATA = {
  pages: {
    '/docs/with-new': '20.1.0',
    '/docs/api/functions/withNew': '20.1.0',
    '/docs/api/functions/clearOld': '19.5.0 and 20.0.0',
  },
  members: { '/docs/with-old': { keys: '19.2.0', skip: '20.0.1' } },
  changed: { '/docs/api/functions/withOld': '20.0.0', '/docs/api/functions/withNew': '21.0.0' },
};

/** Returns the marked elements of a page, with their labels. */
function marksOn(route: string, ...content: ElementContent[]): string[] {
  const root: Root = { type: 'root', children: [h('h1', 'Title'), ...content] };
  markVersions(root, route, DATA, '/kit/');
  const marked: Element[] = [];
  visit(root, 'element', (node) => {
    if (node.properties.dataSince) marked.push(node);
  });
  return marked.map((node) => `${textOf(node)}: ${node.properties.dataSince}`);
}

/** Creates a sample whose title names the symbols it uses. */
const sample = (symbol: string): Element =>
  h('figure.code', [
    h('figcaption', symbol),
    h(
      'pre',
      h('code', [{ type: 'raw', value: `<a href="/kit/docs/api/functions/${symbol}">x</a>` }]),
    ),
  ]);
const row = (name: string) => h('tr', [h('td', h('code', name)), h('td', 'Words')]);

test('members and options of the page itself are marked', () => {
  const table = () => h('table', h('tbody', [row('keys?'), row('.skip'), row('other')]));
  expect(marksOn('/docs/with-old', table())).toEqual(['keys?: 19.2', '.skip: 20.0.1']);
  expect(marksOn('/docs/other', table())).toEqual([]);
});

describe('sections and samples', () => {
  test('a sample is marked for symbols it uses, or its section is marked if all of its samples are', () => {
    const marks = marksOn(
      '/docs/with-old',
      h('h2', 'Both'),
      sample('withOld'),
      sample('withNew'),
      h('h2', 'Only new'),
      h('p', 'Do this.'),
      sample('withNew'),
    );
    expect(marks).toEqual(['withNew: 20.1', 'Only new: 20.1']);
  });

  test('a section is marked if its heading names a feature, or its text a version', () => {
    const marks = marksOn(
      '/docs/with-old',
      h('h2', 'How clearOld works'),
      h('p', 'Words.'),
      h('h2', 'Forget'),
      h('p', 'Words.'),
      h('p', 'Since 20.0.0 and 19.5.0. More.'),
      h('h2', 'Use'),
      h('p', 'Words.'),
      h('p', 'Since 19.1 it is faster.'),
      h('h2', 'New'),
      h('p', 'Since 19.1 there is more.'),
    );
    expect(marks).toEqual(['How clearOld works: 19.5 and 20', 'Forget: 19.5', 'New: 19.1']);
  });

  test('the declaration of a symbol is not marked, although it may name newer types', () => {
    const heading = h('h2', { id: 'signature' }, 'Signature');
    expect(marksOn('/docs/api/functions/old', heading, sample('withNew'))).toEqual([]);
  });
});

describe('a note below the title', () => {
  test('says once that older versions lack the subject of the page', () => {
    expect(marksOn('/docs/with-new', h('h2', 'Use'), sample('withNew'))).toEqual([
      'Your version lacks this. How to upgrade: 20.1',
    ]);
  });

  test('says that older versions declare a symbol differently', () => {
    expect(marksOn('/docs/api/functions/withNew')).toEqual([
      'Your version lacks this. How to upgrade: 20.1',
      'Changed since your version: see History: 21',
    ]);
  });
});
