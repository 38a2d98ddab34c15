import { expect, test } from 'vitest';
import { copyOf } from '../../content/fixtures/render';
import { createPage, readFacts } from '../../content/page';
import { hooksOf } from '../../rspress/fixtures/hooks';
import { errorGroups } from './errors';
import { errors } from './plugin';

const page = (name: string, source: string) =>
  createPage(`/site/docs/${name}`, name, source, readFacts(source));

test('collects the errors below the heading for errors, and headings elsewhere that name an error', () => {
  const guide = page(
    'docs/with-x.mdx',
    `# withX()

<Badge since="20.3" />

## Show the error

## Edge cases and errors

### Nothing happens

## More

### "Type 'A' is missing" (TS2322)
`,
  );
  const reference = page('docs/api/functions/withX.mdx', '# withX\n\n## NG0203\n');
  expect(errorGroups([reference, guide])).toEqual([
    {
      title: 'withX()',
      route: '/docs/with-x',
      since: '20.3',
      errors: [
        { id: 'nothing-happens', text: 'Nothing happens' },
        { id: expect.stringContaining('ts2322'), text: `"Type 'A' is missing" (TS2322)` },
      ],
    },
  ]);
});

test('in a Markdown copy, errors link to the sections that explain them', async () => {
  const guide = page('docs/with-x.mdx', '# withX()\n\n## Edge cases and errors\n\n### TS1\n');
  const hooks = [hooksOf(errors, [guide])];
  expect(await copyOf('<Errors />\n', { hooks })).toContain(
    '[TS1](https://example.org/docs/with-x.md#ts1)',
  );
});
