import { expect, test } from 'vitest';
import { type Member, type MemberTable, memberTableMarkdown } from './memberTable.markdown';

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

test('a member has its kind, type and description', () => {
  expect(memberTableMarkdown(table).split('\n')).toEqual([
    '| Member | Kind and type | Meaning |',
    '| --- | --- | --- |',
    '| `error` | Computed signal<br />`Signal<string \\| null>` | The message. |',
    '| `_reload()` | Method, inside the store only<br />`() => boolean` | Loads. |',
  ]);
});

test('shows both names, and both types if a collection name changes the type', () => {
  const [first] = table.rows;
  const named: Member = { name: 'todosError', kind: 'computed', type: 'Signal<null>' };
  const markdown = memberTableMarkdown({ ...table, rows: [{ description: '', ...first, named }] });
  expect(markdown).toContain('| Member<br />Named |');
  expect(markdown).toContain('| `error`<br />named: `todosError` |');
  expect(markdown).toContain('`Signal<string \\| null>`<br />named: `Signal<null>`');
});
