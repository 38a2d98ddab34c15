import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Demo } from './Demo';

test('a demo has its source and a placeholder', () => {
  expect(
    renderToStaticMarkup(
      <Demo name="store" files={['store.ts']}>
        Code
      </Demo>,
    ),
  ).toBe(
    '<section class="demo" aria-label="Live demo store"><div class="demo-source">Code</div><div data-island="LiveDemo" data-props="{&quot;name&quot;:&quot;store&quot;}"><!--island--></div></section>',
  );
});

test('a demo of several files shows one at a time, initially the first', () => {
  const html = renderToStaticMarkup(<Demo name="store" files={['store.ts', 'service.ts']} />);
  expect(html.match(/<label>.*?<\/label>/g)).toEqual([
    '<label><input type="radio" name="store" checked=""/>store.ts</label>',
    '<label><input type="radio" name="store"/>service.ts</label>',
  ]);
});
