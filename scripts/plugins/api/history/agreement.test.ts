import { describe, expect, it } from 'vitest';
import { createPage, readFacts } from '../../../content/page';
import type { History } from '../data';
import { historySection } from '../render/history-section';
import { checkAgreement } from './agreement';
import { readChangeRows } from './change-rows';

const page = (name: string, source: string) =>
  createPage(`/site/docs/${name}`, name, source, readFacts(source));

const history: History = {
  package: 'library',
  versions: Object.fromEntries(
    ['1.0.0', '1.5.0', '2.0.0', '2.1.0'].map((version) => [
      version,
      { origin: 'package', peers: {} },
    ]),
  ),
  symbols: {
    withMemory: { added: ['1.5.0', '2.1.0'], removed: [], changes: [] },
    withReset: {
      added: ['1.0.0'],
      removed: [],
      changes: [{ version: '2.0.0', kind: 'changed', of: ['Hidden'] }],
    },
    ResetResult: {
      added: ['1.0.0'],
      removed: [],
      changes: [{ version: '2.0.0', kind: 'changed', of: ['Hidden'] }],
    },
  },
  declarations: {
    Hidden: [
      { version: '1.0.0', text: 'type Hidden = 1;' },
      { version: '2.0.0', text: 'type Hidden = 2;' },
    ],
  },
};
const CHANGES = `# Changes

| Version | What is new |
| --- | --- |
| 2.1.0 | \`withMemory()\` |
| 2.0.0 | [withReset()](/docs/with-reset) resets \`depth\` as well. |
| 1.5.0 | \`withMemory()\`, as in 2.1.0 |
| 1.0.0 | \`withReset()\` |
`;
const problems = async (changes: string, guide = '', deprecated: string[] = []) =>
  (
    await checkAgreement(
      [page('docs/with-reset.mdx', `# withReset()\n\n${guide}`)],
      page('docs/changes.mdx', changes),
      history,
      deprecated,
    )
  ).map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`);

it('reports nothing if pages and declarations agree', async () => {
  const guide =
    'Stable. Available since 1.0.0. `withMemory` since 2.1.0 and 1.5.0, `depth` since 2.0.0.';
  expect(await problems(CHANGES, guide)).toEqual([]);
});

describe('the changes page', () => {
  it('must not name symbols that a version does not have', async () => {
    expect(await problems(CHANGES.replace('| 1.5.0 |', '| 1.0.0, 1.5.0 |'))).toEqual([
      'changes.mdx:7 Version 1.0.0 has no withMemory: it was added in 1.5.0 and 2.1.0.',
    ]);
  });

  it('must name added symbols, and symbols whose declarations changed', async () => {
    const found = await problems(CHANGES.replace(/\| (?:2\.0\.0|1\.5\.0) .*\n/g, ''));
    expect(found).toContainEqual(expect.stringContaining('1.5.0 added withMemory, but no row'));
    expect(found).toContainEqual(expect.stringContaining('2.0.0 changed withReset (in Hidden)'));
  });

  it('must name the version that deprecated a symbol', async () => {
    expect(await problems(CHANGES, '', ['withMemory'])).toEqual([
      expect.stringContaining('withMemory is deprecated, but no row says since which version.'),
    ]);
  });
});

describe('a guide', () => {
  it.each([
    ['of a symbol', '`withMemory` since 2.0.0.', 'since 2.0.0: it was added in 1.5.0 and 2.1.0'],
    [
      'that is only one of two',
      '`withMemory` since 2.1.0.',
      'since 2.1.0: it was added in 1.5.0 and 2.1.0',
    ],
    [
      'of its own extension',
      'Stable. Available since 2.0.0.',
      'The page says that withReset has existed since 2.0.0',
    ],
    ['in a badge', '<Badge since="2.0" />', 'The page says that withReset has existed since 2.0'],
    [
      'of an option that no row names',
      '`width` since 2.0.0.',
      'The page says that width has existed since 2.0.0: no row',
    ],
    [
      'a table with one version of two',
      '| Name | Since |\n| --- | --- |\n| `withMemory()` | 2.1.0 |',
      'since 2.1.0: it was added in 1.5.0 and 2.1.0',
    ],
    [
      'a table',
      '| Name | Since |\n| --- | --- |\n| `withReset()` | 2.0.0 |',
      'The page says that withReset has existed since 2.0.0',
    ],
  ])('must not state a wrong version %s', async (_what, text, message) => {
    expect(await problems(CHANGES, text)).toEqual([expect.stringMatching(/^with-reset\.mdx:\d /)]);
    expect((await problems(CHANGES, text))[0]).toContain(message);
  });

  it('may mention a version in other contexts', async () => {
    expect(await problems(CHANGES, '`withReset` has been required since 2.0.0.')).toEqual([]);
  });
});

describe("the history on a symbol's page", () => {
  const rows = readChangeRows(page('docs/changes.mdx', CHANGES));

  it('has the texts on the changes page, newest first', () => {
    const [, table] = historySection('withReset', history, rows);
    expect(table?.split('\n').slice(2)).toEqual([
      '| 2.0.0 | [withReset()](/docs/with-reset) resets `depth` as well. |',
      '| 1.0.0 | Added. |',
    ]);
  });

  it('has the same text for all symbols affected by the same declaration', () => {
    const [, table] = historySection('ResetResult', history, rows);
    expect(table).toContain('resets `depth` as well');
  });

  it('shows the declarations before and after', () => {
    const text = historySection('withReset', history, rows).join('\n');
    expect(text).toMatch(
      /:::details\[Hidden: .*Before 2\.0\.0\n\ntype Hidden = 1;.*type Hidden = 2;/s,
    );
  });
});
