import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { finishAngular } from './finish-angular';

/** Bundles the compiler as the frame of edited demos gets it. */
async function loadCompiler(): Promise<typeof import('@angular/compiler')> {
  const { outputFiles } = await build({
    stdin: { contents: "export { parseTemplate } from '@angular/compiler';", resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [finishAngular],
  });
  const code = outputFiles[0]?.text ?? '';
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

test('translations, which no demo can show, are errors at their place in the template', async () => {
  const { parseTemplate } = await loadCompiler();
  const errorsIn = (template: string) =>
    parseTemplate(template, 'x.html').errors?.map(({ msg, span }) => [msg, span.start.col]) ?? [];
  const message = expect.stringContaining('Demos do not support translations');
  expect(errorsIn('<p i18n>Hello</p>')).toEqual([[message, 3]]);
  expect(errorsIn('<p i18n-title title="Hello"></p>')).toEqual([[message, 3]]);
  expect(errorsIn('@if (n) {<b>{n, plural, =1 {one}}</b>}')).toEqual([[message, 12]]);
  expect(errorsIn('<p [title]="n">{{ n }}</p>')).toEqual([]);
});
