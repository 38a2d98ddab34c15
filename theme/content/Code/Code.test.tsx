import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Code } from './Code';

test('a sample can have line numbers and wrapped lines', () => {
  expect(renderToStaticMarkup(<Code lines={[[['a']]]} firstLine={7} wrap />)).toContain(
    '<pre class="lines numbered wrapped"><code data-lines="1" data-columns="1"><span class=line data-line=7>a',
  );
});

test('folded imports take no line, and can be opened beside the code', () => {
  const lines = [[["import 'a';"]], [["import 'b';"]], [['let a;']]] as const;
  expect(renderToStaticMarkup(<Code lines={lines} foldImports />)).toContain(
    `<details><summary aria-label="Imports"></summary></details><pre><code data-lines="1" data-columns="6"><span class=folded>import 'a';\nimport 'b';\n</span>let a;`,
  );
});

test('an error is marked in the code, and listed below with its line', () => {
  const error = { line: 0, from: 4, to: 9, code: 'TS2322', message: 'Not <assignable>.' };
  const html = renderToStaticMarkup(
    <Code lines={[[['let a = x;']]]} firstLine={8} errors={[error]} />,
  );
  expect(html).toContain('let <i class=e>a = x</i>;');
  expect(html).toContain('</div><samp>Line 8: error TS2322: Not &lt;assignable&gt;.</samp>');
});
