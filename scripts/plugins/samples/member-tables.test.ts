import { expect, test } from 'vitest';
import * as fixtures from '../../content/fixtures/render';
import { explainedMembers, type Member, type MemberTable, type MemberTables } from './members';
import { sampleHooks } from './plugin';

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

test('the table replaces its element, but not in code', async () => {
  const source = 'Text `<Members of="a" />`\n\n<Members of="a" />\n\nMore\n';
  const html = await htmlOf(source, { members: { a: table } });
  expect(html).toMatch(
    /^<p>Text <code>&lt;Members of="a" \/><\/code>\s*<div class=table-box><table>.*<td>The message\..*<\/div>\s*<p>More$/s,
  );
});

test('each member has a version if the page states versions', async () => {
  const source = '<Members since="1.0.0" later={{"_reload":"1.2.0"}} of="a" />\n';
  const html = await htmlOf(source, { members: { a: table } });
  expect(html.match(/<\/code><\/a><small> since [\d.]+/g)).toEqual([
    '</code></a><small> since 1.0.0',
    '</code></a><small> since 1.2.0',
  ]);
});

test('an unknown table is an error that names the missing file', async () => {
  await expect(htmlOf('# X\n\n<Members of="b" />', { members: { a: table } })).rejects.toThrow(
    /x\.mdx:3:\d+ .*docs\/_members\/b\.ts, which does not exist\.\s+Available: a\./,
  );
});

test('the explained members of a page come from its member tables only', async () => {
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

test('the cache key of a page changes with its table', async () => {
  const page = fixtures.pageOf('<Members since="20.3.0" of="a" />\n');
  const keyOf = async (unnamed: string) => {
    const changed = { ...table, headings: { unnamed, named: '' } };
    const [{ dependencies } = {}] = contextOf({ members: { a: changed } }).plugins;
    return (await dependencies?.(page))?.key;
  };
  expect(await keyOf('Member')).toBe(await keyOf('Member'));
  expect(await keyOf('Member')).not.toBe(await keyOf('Members of x'));
});

test('samples show compiler errors below their lines', async () => {
  const error = { line: 0, from: 0, to: 4, code: 'TS2304', message: 'No name.' };
  const errorsOf = async () => new Map([[3, [error]]]);
  const hooks = sampleHooks({ loadMembers: async () => ({}), errorsOf });
  const source = '# X\n\n```ts\ncode\n```\n\n```ts\nmore\n```\n';
  const html = await fixtures.htmlOf(source, { plugins: [hooks] });
  expect(html.match(/<samp>/g)).toHaveLength(1);
  expect(html).toMatch(/code.*<samp>Line 1: error TS2304: No name\.<\/samp>.*more/s);
});
