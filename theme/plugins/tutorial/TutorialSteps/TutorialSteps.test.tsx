import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TutorialSteps } from './TutorialSteps';

test('a step of the tutorial shows its number, and links to the others', () => {
  const html = renderToStaticMarkup(<TutorialSteps current={1} />);
  expect(html).toContain('Step 2 of 7');
  expect(html).toContain(
    '<a class="badge" href="/docs/tutorial" data-step="tutorial" aria-label="Step 1">1</a>',
  );
  expect(html.match(/aria-current="page"[^>]*>\d/g)).toEqual(['aria-current="page">2']);
});
