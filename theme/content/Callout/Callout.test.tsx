import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Callout } from './Callout';

test.each([undefined, 'TIP'])('a callout without a title is named by its type (%s)', (title) => {
  expect(
    renderToStaticMarkup(
      <Callout type="tip" title={title}>
        <p>Text</p>
      </Callout>,
    ),
  ).toBe(
    '<aside class="callout tip" aria-label="Tip"><p class="callout-title">Tip</p><p>Text</p></aside>',
  );
});

test('types share styles, and a title can contain code', () => {
  expect(renderToStaticMarkup(<Callout type="caution" title="Use `withReset()`" />)).toBe(
    '<aside class="callout warning" aria-label="Use withReset()"><p class="callout-title">Use <code translate="no">withReset()</code></p></aside>',
  );
});

test('details are closed until the reader opens them', () => {
  expect(
    renderToStaticMarkup(
      <Callout type="details" title="The `store`">
        <p>Text</p>
      </Callout>,
    ),
  ).toBe(
    '<div class="question"><details><summary>The <code translate="no">store</code></summary><p>Text</p></details></div>',
  );
});
