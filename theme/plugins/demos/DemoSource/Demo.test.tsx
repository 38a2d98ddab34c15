import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Demo } from './Demo';

test('a demo has its source, a placeholder, and, for small screens, a choice of parts', () => {
  const html = renderToStaticMarkup(
    <Demo name="store" files={['store.ts']}>
      Code
    </Demo>,
  );
  expect(html).toContain(
    '<div class="demo-source">Code</div><div data-island="LiveDemo" data-props="{&quot;name&quot;:&quot;store&quot;}"><!--island--></div></section>',
  );
  expect(html.match(/<label class="tab">.*?<\/label>/g)).toEqual([
    '<label class="tab"><input type="radio" name="store-view" checked="" value="code"/>Code</label>',
    '<label class="tab"><input type="radio" name="store-view" value="app"/>App</label>',
    '<label class="tab"><input type="radio" name="store-view" value="state"/>State</label>',
  ]);
});

test('a demo of several files shows one at a time, initially the first', () => {
  const html = renderToStaticMarkup(<Demo name="store" files={['store.ts', 'service.ts']} />);
  expect(html.match(/<label>(?=[^>]*name="store").*?<\/label>/g)).toEqual([
    '<label><input type="radio" name="store" checked=""/>store.ts</label>',
    '<label><input type="radio" name="store"/>service.ts</label>',
  ]);
});
