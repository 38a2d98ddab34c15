import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const theme = path.join(import.meta.dirname, '..');

/** The files of the theme with these endings, and their text. */
const textsOf = (...endings: string[]) =>
  fs
    .readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.includes(path.extname(file)) && !/\.test\./.test(file))
    .map((file) => [file, fs.readFileSync(path.join(theme, file), 'utf8')] as const);

test('gaps, paddings and margins are tokens, parts of the text size, or hairlines', () => {
  const raw = textsOf('.css').flatMap(([file, css]) =>
    [...css.matchAll(/^\s*((?:[\w-]+-)?gap|padding[\w-]*|margin[\w-]*): .*$/gm)]
      .map(([line]) => line)
      .filter((line) => /\drem|\d{2}px|[4-9]px/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(raw).toEqual([]);
});

// axe would check this, if it could read the styles of shadow trees.
test('no style depends on how the reader holds the screen', () => {
  expect(textsOf('.css').filter(([, css]) => /\(\s*orientation\s*:/.test(css))).toEqual([]);
});

test('all icons are in theme/ui/Icon', () => {
  const drawn = textsOf('.css', '.ts', '.tsx')
    .filter(
      ([file, text]) => !/^ui.Icon/.test(file) && /<svg|image\/svg|createElementNS/.test(text),
    )
    .map(([file]) => file);
  expect(drawn).toEqual([]);
});

test('forced colors hide no icon', () => {
  const rules = textsOf('.css').flatMap(([file, css]) =>
    [...css.matchAll(/\{([^{}]*\bmask: var\(--[^{}]*)\}/g)].map(([, rule]) => [file, rule]),
  );
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter(([, rule]) => !rule?.includes('background: var(--ink);'))).toEqual([]);
  const [, ink] = /--ink: (\w+);/.exec(
    fs.readFileSync(path.join(theme, 'styles/forced-colors.css'), 'utf8'),
  ) ?? [''];
  expect(ink, 'a system color, because others are removed').toBe('CanvasText');
});
