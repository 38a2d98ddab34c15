import { readFileSync } from 'node:fs';
import type { ColorMode } from '../../theme/config/types';
import { inProject } from '../lib/paths';

const TOKENS = 'theme/styles/tokens.css';

/**
 * The page's background in a colour mode, which browsers give their bars.
 *
 * @param tokens the style sheet that sets it
 */
export function surfaceColor(
  mode: ColorMode,
  tokens = readFileSync(inProject(TOKENS), 'utf8'),
): string {
  const start = mode === 'dark' ? ':root[data-theme="dark"]' : ':root {';
  const block = tokens.split(/(?=:root)/).find((text) => text.startsWith(start));
  const color = /--surface:\s*([^;]+);/.exec(block ?? '')?.[1];
  if (!color) throw new Error(`${TOKENS} has no --surface for the colour mode "${mode}".`);
  return color;
}

/**
 * A script for the head, to run after the colour mode is set: gives the frame around a dark page a dark
 * colour. Browsers use the first theme colour in the head, so it goes before that of the default mode.
 * `theme/plugins/offline/appWindow.ts` follows later changes.
 */
export function themeColorScript(): string {
  const meta = JSON.stringify({ name: 'theme-color', content: surfaceColor('dark') });
  return `document.documentElement.dataset.theme==="dark"&&document.head.prepend(Object.assign(document.createElement("meta"),${meta}))`;
}
