import { expect, test } from 'vitest';
import * as fixtures from '../../../content/fixtures/render';
import type { Member, MemberTable } from '../members';
import { sampleHooks } from './hooks';
import { explainedMembers, type MemberTables } from './members';

const contextOf = ({ members }: { members: MemberTables }) => ({
  plugins: [sampleHooks({ loadMembers: async () => members, errorsOf: async () => new Map() })],
});
const htmlOf = (source: string, tables: { members: MemberTables }) =>
  fixtures.htmlOf(source, contextOf(tables));
const treeOf = (source: string, tables: { members: MemberTables }) =>
  fixtures.treeOf(source, contextOf(tables));

const table: MemberTable = {
  headings: { unnamed: 'Member', named: 'Named' },
  rows: [
    {
      unnamed: { name: 'error', kind: 'computed', type: 'Signal<string | null>' },
      description: 'The message.',
    },
    {
      unnamed: { name: '_reload', kind: 'method', type: '() => boolean' },
      description: 'Loads.',
    },
  ],
};

test('the table stands where the page asks for it, and nowhere else', async () => {
  const source = 'Text `<Members of="a" />`\n\n<Members of="a" />\n\nMore\n';
  const html = await htmlOf(source, { members: { a: table } });
  expect(html).toMatch(
    /^<p>Text <code>&lt;Members of="a" \/><\/code>\s*<div class=table-box><table>.*<td>The message\.\s.*<\/div>\s*<p>More$/s,
  );
});

test('where the page says which version brought them, each member says since when it is there', async () => {
  const source = '<Members since="1.0.0" later={{"_reload":"1.2.0"}} of="a" />\n';
  const html = await htmlOf(source, { members: { a: table } });
  expect(html.match(/<\/code><\/a><small> since [\d.]+/g)).toEqual([
    '</code></a><small> since 1.0.0',
    '</code></a><small> since 1.2.0',
  ]);
});

test('a page that asks for an unknown table is told which file is missing', async () => {
  await expect(htmlOf('# X\n\n<Members of="b" />', { members: { a: table } })).rejects.toThrow(
    /x\.mdx:3:\d+ .*docs\/_members\/b\.ts, which does not exist\.\s+There are: a\./,
  );
});

test('what the table says of each member is known of the page, and nothing of other tables', async () => {
  const [first] = table.rows;
  const named: Member = { name: 'todosError', kind: 'computed', type: 'Signal<null>' };
  const headings = { unnamed: 'Member', named: 'With collection `todos`' };
  const both = { headings, rows: [{ description: '', ...first, named }] };
  const source = '| Option | Meaning |\n| --- | --- |\n| `width` | Wide. |\n\n<Members of="a" />\n';
  const members = explainedMembers(await treeOf(source, { members: { a: table } }));
  expect(members).toEqual([
    { names: ['error'], id: 'error', meaning: 'The message.' },
    { names: ['_reload'], id: '_reload', meaning: 'Loads.' },
  ]);
  const ofBoth = await treeOf('<Members of="a" />\n', { members: { a: both } });
  expect(explainedMembers(ofBoth)).toEqual([
    {
      names: ['error', 'todosError'],
      collection: 'todos',
      id: 'error',
      meaning: 'The message.',
    },
  ]);
});

test('a page is another one when nothing but its table has changed, whatever else is asked of it', async () => {
  const page = fixtures.pageOf('<Members since="20.3.0" of="a" />\n');
  const keyOf = (unnamed: string) => {
    const changed = { ...table, headings: { unnamed, named: '' } };
    const [{ cacheKey } = {}] = contextOf({ members: { a: changed } }).plugins;
    return cacheKey?.(page);
  };
  expect(await keyOf('Member')).toBe(await keyOf('Member'));
  expect(await keyOf('Member')).not.toBe(await keyOf('Members of x'));
});

test('samples show the errors that the compiler finds in their lines', async () => {
  const error = { line: 0, from: 0, to: 4, code: 'TS2304', message: 'No name.' };
  const errorsOf = async () => new Map([[3, [error]]]);
  const hooks = sampleHooks({ loadMembers: async () => ({}), errorsOf });
  const source = '# X\n\n```ts\ncode\n```\n\n```ts\nmore\n```\n';
  const html = await fixtures.htmlOf(source, { plugins: [hooks] });
  expect(html.match(/<samp>/g)).toHaveLength(1);
  expect(html).toMatch(/code.*<samp>Line 1: error TS2304: No name\.<\/samp>.*more/s);
});
