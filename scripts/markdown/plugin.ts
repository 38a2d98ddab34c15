import type { RspressPlugin } from '@rspress/core';
import { rehypeCodeBlocks, shikiFence } from './code';
import { rehypeHeadingLinks } from './headings';
import { rehypeLinks } from './links';
import { rehypeTaskLists } from './taskLists';

/** What the site's Markdown becomes: code blocks, headings and links. Components are in `theme/mdx`. */
export function pluginMarkdown({ base }: { base: string }): RspressPlugin {
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
        rehypeCodeBlocks,
        rehypeHeadingLinks,
        rehypeTaskLists,
        [rehypeLinks, { base }],
      ],
    },
  };
}
