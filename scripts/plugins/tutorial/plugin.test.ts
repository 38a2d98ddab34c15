import { StaticRouter } from '@rspress/core/runtime';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { TutorialSteps } from '../../../theme/plugins/tutorial/TutorialSteps/TutorialSteps';
import { htmlOf } from '../../content/fixtures/render';

const stepsOn = (location: string) => {
  const steps = () => createElement(StaticRouter, { location }, createElement(TutorialSteps));
  return htmlOf('<TutorialSteps />\n', { components: { TutorialSteps: steps } });
};

test('a step of the tutorial shows its number, and links to the others', async () => {
  const html = await stepsOn('/docs/tutorial/load');
  expect(html).toContain('Step 2 of 7');
  expect(html).toMatch(/<a class=badge href=\/docs\/tutorial data-step=tutorial [^>]*>1</);
  expect(html.match(/aria-current=page>\d/g)).toEqual(['aria-current=page>2']);
});

test('only pages of the tutorial can show its steps', async () => {
  await expect(stepsOn('/docs/x')).rejects.toThrow(
    /not a step of the tutorial in theme\/config\/sidebars/,
  );
});
