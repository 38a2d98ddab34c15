import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Callout, Details } from './Callout';

test('a callout is labeled by its title and styled by its name', () => {
  const title = (
    <>
      Use <em>this</em>
    </>
  );
  const callout = (
    <Callout name="caution" title={title} label="Use this">
      <p>Text</p>
    </Callout>
  );
  expect(renderToStaticMarkup(callout)).toBe(
    '<aside class="callout warning" aria-label="Use this"><p class="callout-title">Use <em>this</em></p><p>Text</p></aside>',
  );
});

test('details open without scripts', () => {
  expect(renderToStaticMarkup(<Details title="More">Text</Details>)).toBe(
    '<details><summary>More</summary>Text</details>',
  );
});
