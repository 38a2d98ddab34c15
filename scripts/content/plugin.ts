import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { BundledLanguage } from 'shiki';
import { addBase, markdownPathOf } from '../../theme/config/routes';
import { withSlashes } from '../lib/paths';
import { LANGUAGES } from './fence';
import type { Pages } from './pages';
import { rehypeSite } from './rehype';
import { type ContentOptions, remarkFinish, remarkSite } from './remark';

/** The site whose pages are compiled. */
interface ContentSite extends Pick<ContentOptions, 'hooks' | 'compiled'> {
  pages: Pick<Pages, 'root' | 'all' | 'partials' | 'read'>;
  address: { origin: string; base: string };
}

/**
 * Adds the site's remark and rehype plugins to those of Rspress. Those of plugins, which are registered between the two,
 * run between them.
 */
export function pluginsContent(site: ContentSite): [first: RspressPlugin, last: RspressPlugin] {
  const { pages, hooks, address } = site;
  const copies = address.origin + addBase('/', address.base).slice(0, -1);
  const options: ContentOptions = {
    pageAt: (file) => pages.read(withSlashes(path.relative(pages.root, file))),
    hooks,
    compiled: site.compiled,
    base: address.base,
    copyAddress: (route) => copies + (/\.\w+$/.test(route) ? route : markdownPathOf(route)),
  };
  const first: RspressPlugin = {
    name: 'site:content',
    markdown: {
      remarkPlugins: [[remarkSite, options]],
      rehypePlugins: [[rehypeSite, options]],
    },
  };
  return [
    first,
    {
      name: 'site:content-end',
      async config(config) {
        const all = [...pages.all(), ...(await pages.partials())];
        const fences = all.flatMap((page) => page.fences);
        config.markdown = {
          ...config.markdown,
          // `scripts/rules` reports all mistakes of all pages, with line and remedy.
          link: { checkDeadLinks: false },
          image: { checkDeadImages: false },
          shiki: {
            ...config.markdown?.shiki,
            // All at once: the colors of a fence inside a fence would depend on which page loaded its language.
            langs: languagesIn(fences) as BundledLanguage[],
            lazy: false,
            // `Code.tsx` leaves white space without color.
            mergeWhitespaces: false,
            // With a limit, lines could stay plain on a busy machine.
            tokenizeTimeLimit: 0,
          },
        };
        return config;
      },
      markdown: { remarkPlugins: [[remarkFinish, options]] },
    },
  ];
}

/** Shiki's names of the languages in fences, and of those in fences inside of them. */
function languagesIn(fences: readonly { lang: string; code: string }[]): string[] {
  const names = fences.flatMap(({ lang, code }) => [
    lang,
    ...[...code.matchAll(/^\s*```+(\w+)/gm)].map(([, name = '']) => name),
  ]);
  const known = names.filter((name) => name && LANGUAGES.includes(name.toLowerCase()));
  return [...new Set(['angular-ts', 'tsx', ...known])];
}
