import { expect, test } from 'vitest';
import type { Member, MemberTable } from '../samples/members';
import { htmlOf, treeOf } from './fixtures/render';
import { explainedMembers, tableMarkdown } from './members';

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

test('a member has its kind, its type and what it is for', () => {
  expect(tableMarkdown(table).split('\n')).toEqual([
    '| Member | Kind and type | Meaning |',
    '| --- | --- | --- |',
    '| `error` | Computed signal<br />`Signal<string \\| null>` | The message. |',
    '| `_reload()` | Method, inside the store only<br />`() => boolean` | Loads. |',
  ]);
});

test('where the page says which version brought them, each member says since when it is there', async () => {
  const source = '<Members since="1.0.0" later={{"_reload":"1.2.0"}} of="a" />\n';
  const html = await htmlOf(source, { members: { a: table } });
  expect(html.match(/<\/code><\/a><small> since [\d.]+/g)).toEqual([
    '</code></a><small> since 1.0.0',
    '</code></a><small> since 1.2.0',
  ]);
});

test('both names are shown, and both types where a collection name changes the type', () => {
  const [first] = table.rows;
  const named: Member = { name: 'todosError', kind: 'computed', type: 'Signal<null>' };
  const markdown = tableMarkdown({ ...table, rows: [{ description: '', ...first, named }] });
  expect(markdown).toContain('| Member<br />Named |');
  expect(markdown).toContain('| `error`<br />`todosError` |');
  expect(markdown).toContain('`Signal<string \\| null>`<br />named: `Signal<null>`');
});

test('a page that asks for an unknown table is told which file is missing', async () => {
  await expect(htmlOf('# X\n\n<Members of="b" />', { members: { a: table } })).rejects.toThrow(
    /x\.mdx:3 .*docs\/_members\/b\.ts, which does not exist\.\s+There are: a\./,
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
