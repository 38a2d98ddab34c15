import { expect } from '@playwright/test';
import { mark, overlay, test } from './site';

const GUIDE = 'docs/docs/mutations.mdx';

/** Mistakes in a page: the text to add, and the message in the overlay below file and line. */
const MISTAKES: [name: string, text: string, message?: RegExp][] = [
  ['a dead link', '[x](/docs/nowhere)', /Broken link \/docs\/nowhere/],
  ['an anchor on another page', '[x](/docs/faq#no)', /Broken anchor \S*#no:/],
  ['an anchor on the same page', '[x](#no)', /Broken anchor \S*#no:/],
  ['an anchor in the API', '[x](/docs/api/functions/withReset#no)', /Broken anchor \S*#no:/],
  ['an unknown component', '<Nothing />', /Unknown component <Nothing>/],
  ['a component without its props', '<Badge />', /<Badge>/],
  ['an unknown callout', ':::hint\n\nx\n\n:::', /Unknown callout ":::hint"/],
  ['broken MDX', '<Badge'],
  ['a missing demo', '```ts file="../_demos/no.ts" demo\n```', /no\.ts/],
  ['a missing member table', '<Members of="no" />', /needs docs\/_members\/no\.ts/],
];

for (const [name, text, message = /./] of MISTAKES) {
  test(`${name} is shown over the page until it is fixed`, async ({ page, site }) => {
    await site.open(page, '/docs/mutations');
    const stays = await mark(page, 1500);
    await site.edit(GUIDE, /$/, `\n${text}\n`);
    await expect(overlay(page)).toContainText(/mutations\.mdx:\d+:1/);
    await expect(overlay(page)).toContainText(message);
    await site.edit(GUIDE, `\n${text}\n`, '');
    await expect(overlay(page)).not.toBeAttached();
    await stays();
  });
}

test('invalid front matter is shown over the page', async ({ page, site }) => {
  await site.open(page, '/docs/mutations');
  await site.edit(GUIDE, /^---\n/, '---\ntitle: a: b\n');
  await expect(overlay(page)).toContainText(/mutations\.mdx:2:8/);
  await site.edit(GUIDE, '\ntitle: a: b\n', '\n');
  await expect(overlay(page)).not.toBeAttached();
});

test('adding the target page fixes a broken link', async ({ page, site }) => {
  await site.open(page, '/docs/mutations');
  await site.edit(GUIDE, /$/, '\n[x](/docs/faq#a-new-place)\n');
  await expect(overlay(page)).toContainText(/Broken anchor \S*#a-new-place:/);
  await site.edit('docs/docs/faq.mdx', /$/, '\n## A new place\n');
  await expect(overlay(page)).not.toBeAttached();
});

test('a mistake in an idle demo is shown over its page until it is fixed', async ({
  page,
  site,
}) => {
  const wrong = "\nexport const wrong: number = 'text';\n";
  await site.open(page, '/docs/mutations');
  const stays = await mark(page, 1500);
  for (const file of ['mutations-http', '_backend']) {
    await test.step(`in ${file}.ts`, async () => {
      await site.edit(`docs/_demos/${file}.ts`, /$/, wrong);
      await expect(overlay(page)).toContainText(new RegExp(`${file}\\.ts:\\d+:14`));
      await expect(overlay(page)).toContainText("'string' is not assignable to type 'number'");
      await site.edit(`docs/_demos/${file}.ts`, wrong, '');
      await expect(overlay(page)).not.toBeAttached();
    });
  }
  await stays();
});
