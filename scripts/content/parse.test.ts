import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import type { Processor } from 'unified';
import { expect, it, vi } from 'vitest';
import { readOnce, remarkContainers, reuseTrees } from './parse';

const page = '---\ntitle: A page\n---\n\n# Title {#top}\n\n~~old~~ **new**\n';

/** How often Rspress's own parser runs when it compiles the page with another remark plugin. */
async function parsesWith(plugin: (this: Processor) => void): Promise<number> {
  const parse = vi.fn();
  function spy(this: Processor) {
    const { parser } = this;
    this.parser = (text, file) => {
      parse();
      return parser?.(text, file) as never;
    };
    remarkContainers.call(this);
    reuseTrees(this);
  }
  await compile({
    source: page,
    filepath: '/docs/page.mdx',
    docDirectory: '/docs',
    config: { markdown: { remarkPlugins: [spy, plugin] } },
  } as never);
  return parse.mock.calls.length;
}

it('a page that was read is not parsed again', async () => {
  readOnce(page);
  expect(await parsesWith(() => {})).toBe(0);
});

it('a page is parsed again if a plugin adds syntax', async () => {
  readOnce(page);
  const addsSyntax = vi.fn(function (this: Processor) {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), {}];
  });
  expect(await parsesWith(addsSyntax)).toBe(1);
});
