import { expect, test } from 'vitest';
import * as fixtures from '../../content/fixtures/render';
import type { SiteHooks } from '../../rspress/site';
import { expandMembers, type Member, type MemberTable, type MemberTables } from './members';
import { rehypeMembers, remarkErrors } from './plugin';

const siteOf = ({ members }: { members: MemberTables }) => {
  const expand = expandMembers(async () => members);
  const hooks: SiteHooks = {
    components: { Members: { props: ['of', 'since'], expand } },
    rspress: { name: 'members', markdown: { rehypePlugins: [rehypeMembers] } },
  };
  return { hooks: [hooks] };
};
const htmlOf = (source: string, tables: { members: MemberTables }) =>
  fixtures.htmlOf(source, siteOf(tables));
const membersIn = async (source: string, tables: { members: MemberTables }) =>
  (await fixtures.contentOf(source, siteOf(tables))).members;

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
    /^<p>Text <code translate=no>&lt;Members of=&quot;a&quot; \/&gt;<\/code><\/p><div class=table-box><table>.*<td>The message\..*<\/div><p>More<\/p>$/s,
  );
});

test('members that are newer than their function have a version', async () => {
  const source = '<Members since={{"_reload":"1.2.0"}} of="a" />\n';
  const html = await htmlOf(source, { members: { a: table } });
  expect(html.match(/<\/code><\/a><small> since [\d.]+/g)).toEqual([
    '</code></a><small> since 1.2.0',
  ]);
});

test('an unknown table is an error that names the missing file', async () => {
  await expect(htmlOf('# X\n\n<Members of="b" />', { members: { a: table } })).rejects.toThrow(
    /docs\/_members\/b\.ts, which does not exist\. Available: a\./,
  );
});

test('the explained members of a page come from its member tables only', async () => {
  const [first] = table.rows;
  const named: Member = { name: 'todosError', kind: 'computed', type: 'Signal<null>' };
  const headings = { unnamed: 'Member', named: 'With collection `todos`' };
  const both = { headings, rows: [{ description: '', ...first, named }] };
  const source = '| Option | Meaning |\n| --- | --- |\n| `width` | Wide. |\n\n<Members of="a" />\n';
  expect(await membersIn(source, { members: { a: table } })).toEqual([
    { names: ['error'], id: 'error', meaning: 'The message.' },
    { names: ['_reload'], id: '_reload', meaning: 'Loads.' },
  ]);
  expect(await membersIn('<Members of="a" />\n', { members: { a: both } })).toEqual([
    {
      names: ['error', 'todosError'],
      collection: 'todos',
      id: 'error',
      meaning: 'The message.',
    },
  ]);
});

test('samples show compiler errors below their lines', async () => {
  const error = { line: 0, from: 0, to: 4, code: 'TS2304', message: 'No name.' };
  const remarkPlugins = [remarkErrors(async () => new Map([[3, [error]]]))];
  const source = '# X\n\n```ts\ncode\n```\n\n```ts\nmore\n```\n';
  const html = await fixtures.htmlOf(source, {
    hooks: [{ rspress: { name: 'errors', markdown: { remarkPlugins } } }],
  });
  expect(html.match(/<samp>/g)).toHaveLength(1);
  expect(html).toMatch(/code.*<samp>Line 1: error TS2304: No name\.<\/samp>.*more/s);
});
