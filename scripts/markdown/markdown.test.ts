import { describe, expect, test } from 'vitest';
import { element, isElement, type ParentNode, text, textOf } from './hast';
import { rehypeHeadingLinks } from './headings';
import { pageHref, rehypeLinks } from './links';

const root = (...children: ParentNode['children']): ParentNode => ({ type: 'root', children });

describe('headings', () => {
  test("have a direct link behind them instead of Rspress' hidden one before", () => {
    const heading = element('h2', { id: 'set-up' }, [
      element('a', { class: 'rp-header-anchor', href: '#set-up' }, [text('#')]),
      text('Set '),
      element('code', {}, [text('up')]),
    ]);
    rehypeHeadingLinks()(root(heading));
    expect(textOf(heading)).toBe('Set up');
    expect(heading.children.at(-1)).toMatchObject({
      tagName: 'a',
      properties: { href: '#set-up', ariaLabel: 'Direct link to Set up' },
    });
  });

  test('the page title has none', () => {
    const heading = element('h1', { id: 'x' }, [text('X')]);
    rehypeHeadingLinks()(root(heading));
    expect(heading.children.filter(isElement)).toEqual([]);
  });
});

describe('links', () => {
  test.each([
    ['/docs/with-reset.html#x', '/', '/docs/with-reset#x'],
    ['/docs/with-reset.html?a=1#x', '/toolkit/', '/toolkit/docs/with-reset?a=1#x'],
    ['/index.html', '/', '/'],
    ['/docs/api/index.html', '/', '/docs/api'],
  ])('%s under %s is %s', (href, base, clean) => {
    expect(pageHref(href, base)).toBe(clean);
  });

  test('to another site open a new tab and say so', () => {
    const link = element('a', { href: 'https://ngrx.io', rel: ['noopener'] }, [text('NgRx')]);
    rehypeLinks({ base: '/' })(root(link));
    expect(link.properties).toMatchObject({
      target: '_blank',
      rel: 'noopener',
      dataExternal: '',
    });
    expect(textOf(link)).toBe('NgRx (opens in a new tab)');
  });

  test('within the page stay as they are', () => {
    const link = element('a', { href: '#code' }, []);
    rehypeLinks({ base: '/toolkit/' })(root(link));
    expect(link.properties).toEqual({ href: '#code' });
  });
});
