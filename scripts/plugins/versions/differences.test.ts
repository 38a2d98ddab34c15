import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import type { History } from '../api';
import { addDifferences } from './differences';

const changed = (version: string, ...of: string[]) => ({ version, kind: 'changed' as const, of });
const history = {
  symbols: {
    withX: {
      added: ['18.0.0'],
      changes: [changed('18.1.0', 'withX'), changed('19.0.0', 'withX', 'y')],
    },
    y: { added: ['18.0.0'], changes: [] },
    withZ: { added: ['18.0.0'], changes: [changed('19.0.0', 'Inner')] },
  },
  declarations: {
    withX: [
      { version: '18.0.0', text: 'old' },
      { version: '18.1.0', text: 'one' },
      { version: '19.0.0', text: 'two' },
    ],
    Inner: [{ version: '19.0.0', text: 'new' }],
  },
} as unknown as History;

const change = (versions: string[], ...names: string[]) => ({
  versions,
  names: new Set(names),
  text: '',
  line: 1,
});

test('a row shows once how it changed the declarations of the symbols it names', async () => {
  const cells = ['first', 'again', 'nothing before', 'too old'].map((text) => h('td', text));
  const table = (title: string, rows: readonly Element[]) =>
    h('table', [
      h('thead', h('tr', [h('th', title), h('th', 'Words')])),
      h(
        'tbody',
        rows.map((cell) => h('tr', [h('td', '1'), cell])),
      ),
    ]);
  const root: Root = {
    type: 'root',
    children: [table('Name', [h('td', 'other')]), table('Version', cells)],
  };
  await addDifferences(
    root,
    [
      change(['19.0.0'], 'withX', 'y'),
      change(['19.0.0'], 'withX'),
      change(['19.0.0'], 'withZ'),
      change(['18.1.0'], 'withX'),
    ],
    history,
  );
  expect(cells.map((cell) => textOf(cell).replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^firstDifferences in withX/),
    'again',
    'nothing before',
    'too old',
  ]);
  expect(JSON.stringify(cells[0])).toMatch(/line del.*one.*line add.*two/s);
});
