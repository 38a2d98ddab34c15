import { describe, expect, test } from 'vitest';
import { copyOf, htmlOf } from '../fixtures/render';

describe('a badge', () => {
  test('shows the status of an API, or its first version', async () => {
    expect(await htmlOf('<Badge type="experimental" /> <Badge since="19.5" />')).toBe(
      '<p class=facts><span class="badge experimental">Experimental</span> <span>Since 19.5</span>',
    );
    expect(await copyOf('# X\n\n<Badge type="experimental" /> <Badge since="19.5" />\n')).toContain(
      '\n(Experimental) (Since 19.5)\n',
    );
  });

  test('keeps its custom text in a copy', async () => {
    expect(await copyOf('Text <Badge type="stable">Solid</Badge>')).toBe('Text (Solid)\n');
  });

  test.each(['<Badge />', '<Badge type="brandnew" />'])(
    '%s is rejected, with the types that exist',
    async (badge) => {
      await expect(htmlOf(badge)).rejects.toThrow(
        /x\.mdx:1:\d+ {2}<Badge>: Needs a type \(stable, experimental, deprecated, internal\)/,
      );
    },
  );
});
