import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Steps } from './Steps';

test('steps keep their headings, which CSS numbers', () => {
  expect(
    renderToStaticMarkup(
      <Steps>
        <h3>Install</h3>
      </Steps>,
    ),
  ).toBe('<div class="steps"><h3>Install</h3></div>');
});
