import { describe, expect, it } from 'vitest';
import type { PageMetadata } from '../../metadata/pages';
import { fullText, groupPages, llmsIndex } from './llms';

const address = { origin: 'https://example.org', base: '/kit/' };
const page = (route: string, unlisted = false): PageMetadata => ({
  route,
  title: `About ${route}`,
  description: `All about ${route}.`,
  unlisted,
  hasCopy: true,
  addressable: true,
});

describe('the lists for language models', () => {
  it('link and contain the copies of all pages except unlisted ones', () => {
    const all = [page('/docs/guide'), page('/docs/secret', true)];
    const list = llmsIndex(all, {}, address);
    expect(list).toContain(
      '- [About /docs/guide](https://example.org/kit/docs/guide.md): All about /docs/guide.',
    );
    expect(list).not.toContain('secret');
    const copies = new Map(all.map(({ route }) => [route, `# Copy of ${route}\n`]));
    const text = fullText(copies, new Map(all.map((one) => [one.route, one])), {}, address);
    expect(text).toBe(
      '---\nurl: https://example.org/kit/docs/guide.md\n---\n\n# Copy of /docs/guide\n',
    );
  });

  it('follow the sidebars, guides before the reference', () => {
    const link = (href: string) => ({ type: 'link' as const, label: href, href });
    const sidebars = {
      apiSidebar: { items: [link('/docs/api')] },
      guides: {
        items: [
          { type: 'category' as const, label: 'Start', items: [link('/docs/a')] },
          link('/docs/b'),
        ],
      },
    };
    expect(groupPages(sidebars, ['/other', '/docs/api', '/docs/b', '/docs/a'])).toEqual([
      ['Start', ['/docs/a']],
      ['More guides', ['/docs/b']],
      ['Other pages', ['/other']],
      ['API reference', ['/docs/api']],
    ]);
  });
});
