import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asChildren, toHast } from './to-hast';

const html = (shown: ReactNode) =>
  toHtml({ type: 'root', children: toHast(shown) }, { allowDangerousHtml: true });

function Box({ children, label = 'Box' }: { children?: ReactNode; label?: string }) {
  return (
    <section className="box wide" aria-label={label}>
      {children}
    </section>
  );
}

const Letters = () => (
  <>
    Letters:
    {['a', 'b'].map((letter) => (
      <label key={letter} htmlFor={letter} data-letter={letter} data-first={letter === 'a'}>
        {letter} of {2}
      </label>
    ))}
  </>
);

test('components are rendered as by React', () => {
  const shown = (
    <Box label="A & B">
      <Letters />
      {null}
      {false}
      <svg viewBox="0 0 1 1" aria-hidden>
        <path d="M0 0h1" strokeWidth={2} />
      </svg>
      <time dateTime="2025-03-01" tabIndex={-1} hidden />
      <code dangerouslySetInnerHTML={{ __html: '<b>raw</b>' }} />
    </Box>
  );
  const parsed = (text: string) => DomUtils.getOuterHTML(parseDocument(text));
  expect(parsed(html(shown))).toBe(parsed(renderToStaticMarkup(shown)));
});

test('components can contain elements of the page', () => {
  const node: ElementContent = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value: 'Text' }],
  };
  const [box] = toHast(<Box>{asChildren([node])}</Box>);
  expect(box).toMatchObject({ tagName: 'section' });
  expect(box?.type === 'element' && box.children[0]).toBe(node);
  expect(html(<Box>{asChildren([]) ?? 'empty'}</Box>), 'no elements means no children').toContain(
    'empty',
  );
});

test('event handlers are rejected', () => {
  const press = () => {};
  expect(() => html(<button type="button" onClick={press} />)).toThrow('onClick');
});
