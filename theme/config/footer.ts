import { site } from './site';
import type { FooterConfig } from './types';

/** The end of every page. */
export const footer: FooterConfig = {
  columns: [
    {
      title: 'Learn',
      links: [
        { label: 'Getting started', href: '/docs/getting-started' },
        { label: 'Extensions', href: '/docs/extensions' },
        { label: 'API reference', href: '/docs/api/globals' },
      ],
    },
    {
      title: 'Community',
      links: [
        { label: 'GitHub', href: site.library.repository },
        { label: 'Discord', href: site.library.discord },
        { label: 'Team', href: '/docs/team' },
      ],
    },
    {
      title: 'More',
      links: [
        { label: 'Changes', href: '/docs/changes' },
        { label: 'Questions and answers', href: '/docs/faq' },
        { label: 'Reading offline', href: '/offline' },
        { label: 'npm', href: `https://www.npmjs.com/package/${site.library.packageName}` },
      ],
    },
  ],
  copyright: `Copyright © ${site.copyrightYear} ${site.title}`,
};
