import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs';

test('tabs are radio buttons with the first one checked, so that they work without scripts', () => {
  const panels = [
    { label: 'local', children: 'One' },
    { label: 'session', children: 'Two' },
  ];
  const html = renderToStaticMarkup(
    <Tabs label="Storage" group="storage" id={1} panels={panels} />,
  );
  expect(html).toContain('<div class="tabs" data-group="storage">');
  expect(html).toContain('<div class="tabs-bar" role="radiogroup" aria-label="Storage">');
  expect(html.match(/<input[^>]*>/g)).toEqual([
    '<input type="radio" name="tabs-1" checked="" value="local"/>',
    '<input type="radio" name="tabs-1" value="session"/>',
  ]);
  expect(html.match(/<div class="tab-panel" data-label="\w*">\w*/g)).toEqual([
    '<div class="tab-panel" data-label="local">One',
    '<div class="tab-panel" data-label="session">Two',
  ]);
});
