import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import type { History, Reference } from '../api';
import type { SymbolHistory } from '../api/data';
import { existsIn, missingBefore } from '../api/data';
import { markVersions } from './marks';
import { versionData } from './version-data';

const DATA = {
  pages: {
    '/docs/with-new': '20.1.0',
    '/docs/api/functions/withNew': '20.1.0',
    '/docs/api/functions/clearOld': '19.5.0 and 20.0.0',
  },
  members: { '/docs/with-old': { keys: '19.2.0', skip: '20.0.1' } },
  changed: { '/docs/api/functions/withOld': '20.0.0', '/docs/api/functions/withNew': '21.0.0' },
};

function marksOn(route: string, ...content: ElementContent[]): string[] {
  const root: Root = { type: 'root', children: [h('h1', 'Title'), ...content] };
  markVersions(root, route, DATA, '/kit/');
  const marked: Element[] = [];
  visit(root, 'element', (node) => {
    if (node.properties.dataSince) marked.push(node);
  });
  return marked.map((node) => `${textOf(node)}: ${node.properties.dataSince}`);
}

/** Creates a sample that uses a symbol, whose name is its text. */
const sample = (symbol: string): Element =>
  h('pre', { html: `<a href="/kit/docs/api/functions/${symbol}">x</a>` }, symbol);
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

const VERSIONS = ['0.4.0', '18.0.0', '19.0.0', '19.5.0', '20.0.0', '20.7.0', '21.0.0'];

/** Creates a reference of symbols with the given histories. `withA` and `clearA` share the guide `/docs/with-a`. */
function referenceOf(
  symbols: Record<string, Partial<SymbolHistory>>,
  declarations: History['declarations'] = {},
) {
  const history = {
    package: 'kit',
    versions: Object.fromEntries(VERSIONS.map((one) => [one, { origin: 'package', peers: {} }])),
    symbols: Object.fromEntries(
      Object.entries(symbols).map(([name, one]) => [
        name,
        { added: [], removed: [], changes: [], ...one },
      ]),
    ),
    declarations,
  } as History;
  const entries = Object.keys(symbols).map((name) => ({
    symbol: { name, signatures: [{ parameters: [{ name: 'options' }] }] },
    href: `/docs/api/functions/${name}`,
  }));
  return {
    history,
    entries,
    guides: [
      { id: 'with-a', label: 'withA()', href: '/docs/with-a' },
      { id: 'team', label: 'Team', href: '/docs/team' },
    ],
    extensions: [{ guide: 'with-a', title: 'withA()', entries }],
    entryOf: (name: string) => entries.find(({ symbol }) => symbol.name === name),
  } as unknown as Reference;
}

test('a backported symbol is missing in newer versions before it was added there, and after its removal', () => {
  const backported = { added: ['19.5.0', '20.7.0'] };
  const exists = ['19.0.0', '19.5.0', '20.0.0', '20.7.0', '21.0.0'].map((version) =>
    existsIn(backported, version),
  );
  expect(exists).toEqual([false, true, false, true, true]);
  expect(existsIn({ added: ['19.0.0'], removed: ['19.5.0'] }, '19.5.0')).toBe(false);
});

test('readers choose a major version, which represents its newest release', () => {
  const { history } = referenceOf({});
  expect(missingBefore({ added: ['19.5.0', '20.7.0'] }, history)).toBe('19.5.0 and 20.7.0');
  expect(missingBefore({ added: ['19.0.0', '20.7.0'], removed: ['19.5.0'] }, history)).toBe(
    '20.7.0',
  );
  expect(missingBefore({ added: ['18.0.0'] }, history)).toBeUndefined();
});

test('pages are marked with the version of their symbol, or of the main symbol of their extension', () => {
  const { pages } = versionData(
    referenceOf({
      withA: { added: ['19.0.0'] },
      clearA: { added: ['21.0.0'] },
      old: { added: ['0.4.0'] },
    }),
  );
  expect(pages).toEqual({
    '/docs/api/functions/withA': '19.0.0',
    '/docs/api/functions/clearA': '21.0.0',
    '/docs/with-a': '19.0.0',
  });
});

test('members are marked if a later major version than that of their symbol added them, in guides too', () => {
  const members = { keys: ['21.0.0'], skip: ['19.5.0'], options: ['21.0.0'] };
  const data = versionData(referenceOf({ withA: { added: ['19.0.0'], members } }));
  expect(data.members).toEqual({
    '/docs/api/functions/withA': { keys: '21.0.0' },
    '/docs/with-a': { keys: '21.0.0' },
  });
});

test('a symbol is marked with the last change of its declarations that an older major version lacks', () => {
  const changed = (version: string, ...of: string[]) => ({ version, kind: 'changed' as const, of });
  const data = versionData(
    referenceOf({
      withA: {
        added: ['18.0.0'],
        changes: [changed('19.0.0', 'withA'), changed('20.0.0', 'Hidden'), changed('21.0.0', 'B')],
      },
      B: { added: ['0.4.0'], changes: [changed('18.0.0', 'B')] },
      New: { added: ['21.0.0'], changes: [changed('21.0.0', 'New')] },
    }),
  );
  expect(data.changed).toEqual({ '/docs/api/functions/withA': '20.0.0' });
});
