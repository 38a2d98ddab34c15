import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Code } from './Code';

const size = { lines: 1, columns: 6 };

test('a sample has the size and the classes of its code', () => {
  expect(
    renderToStaticMarkup(<Code html="<i class=k>let</i> a" className="lines wrapped" {...size} />),
  ).toContain(
    '<pre class="lines wrapped"><code data-lines="1" data-columns="6"><i class=k>let</i> a</code></pre>',
  );
});

test('folded imports can be opened beside the code', () => {
  const details = '<details><summary aria-label="Imports"></summary></details><pre>';
  expect(renderToStaticMarkup(<Code html="let a;" folded {...size} />)).toContain(details);
  expect(renderToStaticMarkup(<Code html="let a;" {...size} />)).not.toContain('<details>');
});

test('the title is above the code, and the language is an attribute', () => {
  expect(
    renderToStaticMarkup(<Code html="a" title="app.ts" language="TypeScript" {...size} />),
  ).toContain(
    '<figcaption><span class="code-title">app.ts</span></figcaption><div class="code-body"><pre data-language="TypeScript">',
  );
});

test('errors are listed below the code, one per line', () => {
  expect(
    renderToStaticMarkup(
      <Code html="a" errors={'Line 8: error TS2322: Not <assignable>.\nLine 9'} {...size} />,
    ),
  ).toContain(
    '</div><samp>Line 8: error TS2322: Not &lt;assignable&gt;.</samp><samp>Line 9</samp>',
  );
});
