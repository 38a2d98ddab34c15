import { describe, expect, it } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import { checkOverview } from './overview';

const guide = (type: string, since: string) =>
  `# withX()\n\n<Badge type="${type}" /> <Badge since="${since}" />\n\nText.\n\n## Minimal example\n`;
const table = (...rows: readonly string[]) =>
  `# Extensions\n\n| Extension | What for | Since | Status |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
const ROW = '| [withX()](/docs/with-x) | something | 19.1.0 | deprecated since 19.2 |';

const page = (id: string, source: string) =>
  createPage(`${id}.mdx`, `docs/${id}.mdx`, source, readFacts(source));
const problemsIn = (source: string, guides: Record<string, string>) =>
  checkOverview(
    page('extensions', source),
    Object.entries(guides).map(([id, guide]) => page(id, guide)),
  );

describe('checkOverview', () => {
  it('accepts a row that matches its guide', () => {
    expect(problemsIn(table(ROW), { 'with-x': guide('deprecated', '19.1') })).toEqual([]);
  });

  it('compares all versions of an extension that was added to two release lines', () => {
    const row = (since: string) => table(ROW.replace('19.1.0', since));
    const pages = { 'with-x': guide('deprecated', '19.3 and 20.3') };
    expect(problemsIn(row('19.3.0 and 20.3.0'), pages)).toEqual([]);
    expect(problemsIn(row('19.3.0'), pages)).toHaveLength(1);
  });

  it.each([
    ['another status', guide('stable', '19.1')],
    ['another version', guide('deprecated', '19.2')],
    ['a version that is only a prefix', guide('deprecated', '1')],
  ])('reports %s in the guide, at the line of the row', (_what, source) => {
    const [problem, ...rest] = problemsIn(table('', ROW), { 'with-x': source });
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({
      line: 6,
      message: expect.stringMatching(
        /^\/docs\/with-x is "deprecated, since 19\.1\.0" in the table/,
      ),
    });
  });

  it('reports a guide without a row', () => {
    expect(
      problemsIn(table(ROW), {
        'with-x': guide('deprecated', '19.1'),
        'with-y': guide('stable', '1.0'),
      }).map(({ message }) => message),
    ).toEqual(['The table of extensions has no row for /docs/with-y.']);
  });
});
