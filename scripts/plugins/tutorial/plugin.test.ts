import { expect, test } from 'vitest';
import { renderPage } from '../../content/content';
import { CONTEXT, pageOf } from '../../content/fixtures/render';
import { treeHtml } from '../../content/html';
import { hooksOf } from '../../rspress/fixtures/hooks';
import { tutorial } from './plugin';

const stepsOn = async (name: string) => {
  const context = { ...CONTEXT, plugins: [hooksOf(tutorial)] };
  return treeHtml((await renderPage(pageOf('<TutorialSteps />\n', name), context)).root);
};

test('only pages of the tutorial can show its steps', async () => {
  expect(await stepsOn('docs/tutorial/load.mdx')).toContain('Step 2 of 7');
  await expect(stepsOn('docs/x.mdx')).rejects.toThrow(/not listed in theme\/config\/tutorial/);
});
