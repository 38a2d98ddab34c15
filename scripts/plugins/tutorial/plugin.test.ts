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

test('a step of the tutorial shows its number, and links to the others', async () => {
  const html = await stepsOn('docs/tutorial/load.mdx');
  expect(html).toContain('Step 2 of 7');
  expect(html).toMatch(/<a class=badge href=\/docs\/tutorial data-step=tutorial [^>]*>1</);
  expect(html.match(/aria-current=page>\d/g)).toEqual(['aria-current=page>2']);
});

test('only pages of the tutorial can show its steps', async () => {
  await expect(stepsOn('docs/x.mdx')).rejects.toThrow(/not a step of the tutorial/);
});
