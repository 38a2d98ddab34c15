import type { RspressPlugin } from '@rspress/core';
import { rehypeBadges } from './badges';
import { type LinksIn, rehypeCodeBlocks, shikiFence } from './code';
import { rehypeHeadingLinks } from './headings';
import { pageHref, rehypeLinks } from './links';
import { rehypePageContent } from './pageContent';
import { rehypeTaskLists } from './taskLists';

export interface MarkdownOptions {
  /** Path under which the site is served. */
  base: string;
  /** Finds names in code samples that lead to a page; addresses without the base path. */
  linksIn?: LinksIn;
}

/** What the site's Markdown becomes: code blocks, headings and links. Components are in `theme/mdx`. */
export function pluginMarkdown({ base, linksIn = () => [] }: MarkdownOptions): RspressPlugin {
  const linksUnderBase: LinksIn = (code, lang) =>
    linksIn(code, lang).map((link) =>
      link.href?.startsWith('/') ? { ...link, href: pageHref(link.href, base) } : link,
    );
  return {
    name: 'site:markdown',
    config(config) {
      config.markdown ??= {};
      config.markdown.shiki ??= {};
      config.markdown.shiki.transformers = [
        ...(config.markdown.shiki.transformers ?? []),
        shikiFence,
      ];
      return config;
    },
    markdown: {
      rehypePlugins: [
        [rehypeCodeBlocks, { linksIn: linksUnderBase }],
        rehypeHeadingLinks,
        rehypeTaskLists,
        [rehypeLinks, { base }],
        rehypeBadges,
        rehypePageContent,
      ],
    },
  };
}
