import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deriveMembers } from './derive-members';
import type { Member, MemberTable } from './members';
import { expandMembers, renderTable, tablesOf } from './members-table';
import { pairMembers } from './pair-members';

const derive = (...names: string[]) =>
  deriveMembers(
    new Map(
      names.map((name) => [name, path.join(import.meta.dirname, 'fixtures/members', `${name}.ts`)]),
    ),
  );

describe('deriveMembers', () => {
  it('reads the members from the types, without and with a collection, in the order described', () => {
    const { named } = derive('named');
    expect(named?.rows).toEqual([
      row('loading', 'todosLoading', 'computed', 'Signal<boolean>', 'Whether it loads.'),
      row('loaded', 'todosLoaded', 'computed', 'Signal<boolean>', 'Whether it has loaded.'),
      row('error', 'todosError', 'computed', 'Signal<string | null>', 'The message, if any.'),
      row('callState', 'todosCallState', 'state', 'Signal<CallState>', 'All in one.'),
    ]);
    expect(named?.headings).toEqual({ unnamed: 'Member', named: 'With collection `todos`' });
  }, 60_000);

  it('names the file and the member that nobody has described', () => {
    expect(() => derive('missing')).toThrow(
      /fixtures\/members\/missing\.ts does not describe "clearStack"/,
    );
  }, 60_000);

  it('names the file and the description of a member that does not exist', () => {
    expect(() => derive('superfluous')).toThrow(/superfluous\.ts describes "reset", .*resetState/s);
  }, 60_000);

  function row(
    unnamed: string,
    named: string,
    kind: Member['kind'],
    type: string,
    description: string,
  ) {
    return {
      unnamed: { name: unnamed, kind, type },
      named: { name: named, kind, type },
      description,
    };
  }
});

describe('pairMembers', () => {
  const members = (...names: string[]): Member[] =>
    names.map((name) => ({ name, kind: 'method', type: '() => void' }));
  const pair = (unnamed: string[], named: string[]) =>
    [...pairMembers(members(...unnamed), members(...named), 'flight', 'x.ts').values()].map(
      (found) => found.named?.name,
    );

  it('finds the collection anywhere in a name, and where a name gets a word on top', () => {
    expect(
      pair(
        ['load', 'selectedIds', 'selectedEntities', 'updateSelected', '_reload'],
        [
          'updateSelectedFlightEntities',
          'selectedFlightEntities',
          '_flightReload',
          'loadFlightEntities',
          'selectedFlightIds',
        ],
      ),
    ).toEqual([
      'loadFlightEntities',
      'selectedFlightIds',
      'selectedFlightEntities',
      'updateSelectedFlightEntities',
      '_flightReload',
    ]);
  });

  it('complains about a member without a partner', () => {
    expect(() => pair(['load'], ['flightSave'])).toThrow('x.ts: "load" has no partner');
    expect(() => pair(['load'], ['loadFlight', 'flightSave'])).toThrow('"flightSave" has no');
  });
});

describe('expandMembers', () => {
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

  it('writes the table where the page asks for it, and leaves the rest alone', () => {
    const source = 'Text `<Members of="a" />`\n\n<Members of="a" />\n\nMore\n';
    expect(expandMembers(source, 'page.mdx', { a: table })).toBe(
      [
        'Text `<Members of="a" />`',
        '',
        '| Member | Kind and type | Meaning |',
        '| --- | --- | --- |',
        '| `error` | Computed signal<br />`Signal<string \\| null>` | The message. |',
        '| `_reload()` | Method, inside the store only<br />`() => boolean` | Loads. |',
        '',
        'More',
        '',
      ].join('\n'),
    );
    expect(tablesOf(source)).toEqual(['a']);
  });

  it('says which file is missing where a page asks for an unknown table', () => {
    expect(() => expandMembers('<Members of="b" />', 'page.mdx', { a: table })).toThrow(
      /^page\.mdx: .*docs\/_members\/b\.ts, which does not exist\. There are: a\./,
    );
  });

  it('shows both names, and both types where a collection name changes the type', () => {
    const [first] = table.rows;
    const named: Member = { name: 'todosError', kind: 'computed', type: 'Signal<null>' };
    const markdown = renderTable({ ...table, rows: [{ description: '', ...first, named }] });
    expect(markdown).toContain('| Member<br />Named |');
    expect(markdown).toContain('| `error`<br />`todosError` |');
    expect(markdown).toContain('`Signal<string \\| null>`<br />named: `Signal<null>`');
  });
});
