import { expect, test } from 'vitest';
import { codeHtml } from './codeHtml';
import { parseFenceMeta } from './fenceMeta';
import { element, text } from './hast';

const token = (name: string, value: string) =>
  element('span', { style: `color:var(--shiki-${name})` }, [text(value)]);
const line = (...tokens: ReturnType<typeof token>[]) => element('span', { class: 'line' }, tokens);
const pre = (...lines: ReturnType<typeof line>[]) =>
  element('pre', {}, [
    element(
      'code',
      {},
      lines.flatMap((one) => [one, text('\n')]),
    ),
  ]);

const code = () =>
  pre(
    line(token('token-keyword', 'const'), token('foreground', ' a '), token('token-keyword', '=')),
    line(token('token-string', "'<&>'"), token('token-string-expression', '`x`')),
  );

test('colours become short elements, neighbours share one, and text is escaped', () => {
  expect(codeHtml(code(), parseFenceMeta(), new Map())).toEqual({
    lines: false,
    html: `<b>const</b> a =\n<i>'&lt;&amp;>'\`x\`</i>`,
  });
});

test('lines are elements only where something is said about lines', () => {
  const { html, lines } = codeHtml(code(), parseFenceMeta('{2}'), new Map([[1, 'add']]));
  expect(lines).toBe(true);
  expect(html).toMatch(
    /^<span class="line add">.*\n<\/span><span class="line mark">.*\n<\/span>$/s,
  );
});
