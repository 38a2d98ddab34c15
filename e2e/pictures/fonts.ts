import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { addStyles } from '../open';
import type { Page } from '../test';

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(require.resolve(file), 'base64');

const FACES = [
  { family: 'Text', style: 'normal', data: read(variable('source-sans-3', 'normal')) },
  { family: 'Text', style: 'italic', data: read(variable('source-sans-3', 'italic')) },
  { family: 'Code', style: 'normal', data: read(variable('jetbrains-mono', 'normal')) },
  { family: 'Code', style: 'italic', data: read(variable('jetbrains-mono', 'italic')) },
];

function variable(name: string, style: string): string {
  return `@fontsource-variable/${name}/files/${name}-latin-wght-${style}.woff2`;
}

/** Replaces system fonts in the open page with fonts that render the same on every machine. */
export async function replaceFonts(page: Page): Promise<void> {
  await page.evaluate(async (faces) => {
    for (const { family, style, data } of faces) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const face = new FontFace(family, bytes, { style, weight: '200 900' });
      document.fonts.add(await face.load());
    }
  }, FACES);
  await addStyles(
    page,
    ':root { --font-body: Text; --font-code: Code; font-variant-ligatures: none; }',
  );
}
