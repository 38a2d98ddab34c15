import { expect, test } from 'vitest';
import { renderPage } from '../../content/compile';
import { CONTEXT, pageOf } from '../../content/fixtures/render';
import { treeHtml } from '../../content/html';
import { hooksOf } from '../../rspress/fixtures/hooks';
import { tutorial } from './plugin';

const shownOn = async (name: string) => {
  const context = { ...CONTEXT, plugins: [hooksOf(tutorial)] };
  return treeHtml((await renderPage(pageOf('<TutorialSteps />\n', name), context)).root);
};

test('steps of the tutorial stand on its pages alone', async () => {
  expect(await shownOn('docs/tutorial/load.mdx')).toContain('Step 2 of 7');
  await expect(shownOn('docs/x.mdx')).rejects.toThrow(/not named in theme\/config\/tutorial/);
});
