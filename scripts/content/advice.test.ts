import { expect, test } from 'vitest';
import { placeAdvice } from './finish';
import { treeOf } from './fixtures/render';
import { treeHtml } from './html';

async function htmlWithAdvice(source: string): Promise<string> {
  const root = await treeOf(source);
  placeAdvice(root);
  return treeHtml(root);
}

test('advice for and against something is shown side by side', async () => {
  const html = await htmlWithAdvice(
    '**Use it** for lists.\n\n**Do not use it** for trees.\n\nMore.',
  );
  expect(html).toContain(
    '<div class=side-by-side><p class="callout tip"><strong>Use it</strong> for lists.' +
      '<p class="callout danger"><strong>Do not use it</strong> for trees.</div>',
  );
});

test('a single piece of advice stays a paragraph', async () => {
  expect(await htmlWithAdvice('**Use it** for lists.\n\nMore.')).not.toContain('side-by-side');
});
