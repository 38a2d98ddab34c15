import { expect, test } from 'vitest';
import { errorGroups } from './errors';
import { createPage, readFacts } from './page';

const page = (name: string, source: string) =>
  createPage(`/site/docs/${name}`, name, source, readFacts(source));

test('names what guides explain as errors, and what names an error elsewhere', () => {
  const guide = page(
    'docs/with-x.mdx',
    `# withX()

<Badge type="stable" /> <Badge since="20.3" />

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
