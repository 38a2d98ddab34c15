import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { addBase } from '../../theme/config/routes';
import { footer } from '../../theme/config/theme';

/**
 * The content of the footer, as HTML. It is the same on every page, so it stands in the document behind
 * the application, which has nothing to do with it.
 *
 * @param base path under which the site is served
 */
export function footerHtml(base: string): string {
  const link = ({ label, href }: { label: string; href: string }) =>
    href.startsWith('/')
      ? h('a', { href: addBase(href, base) }, label)
      : h('a', { href, target: '_blank', rel: 'noopener noreferrer' }, label);
  const columns = footer.columns.map(({ title, links }) =>
    h('div', [
      h('p.footer-title', title),
      h(
        'ul',
        links.map((one) => h('li', link(one))),
      ),
    ]),
  );
  return toHtml([
    h('div.footer-columns', columns) as ElementContent,
    h('p.footer-copyright', footer.copyright) as ElementContent,
  ] as never);
}
