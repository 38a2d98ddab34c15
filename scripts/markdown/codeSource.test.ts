import { expect, test } from 'vitest';
import { loadCodeExport, pointToSource } from './codeSource';
import { component } from './hast';

test("a page's code is a module of its own, with every character as it was", async () => {
  const blocks = ['<span class="k">const</span> a = \'`{“ü”}`\'\n', '</script>'];
  const address = /data:text\/javascript;base64,[\w+/=]+/.exec(
    JSON.stringify(loadCodeExport(blocks)),
  )?.[0];
  const { default: loaded } = await import(/* @vite-ignore */ address ?? '');
  expect(loaded).toEqual(blocks);
});

test('a code block says where its code is, in place of the code', () => {
  const block = component('CodeBlock', { html: '<b>', lang: 'TypeScript' });
  pointToSource(block, 3);
  expect(block.attributes.map(({ name }) => name)).toEqual(['lang', 'source', 'index']);
  expect(block.attributes.at(-1)?.value).toBe('3');
});
