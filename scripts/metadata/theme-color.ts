import { readFileSync } from 'node:fs';
import type { ColorMode } from '../../theme/config/types';
import { inProject } from '../lib/paths';

const TOKENS = 'theme/styles/tokens.css';

/**
 * Returns the background of pages in a color mode. Browsers use it for their UI.
 *
 * @param tokens the style sheet with the design tokens
 */
export function surfaceColor(
  mode: ColorMode,
  tokens = readFileSync(inProject(TOKENS), 'utf8'),
): string {
  const start = mode === 'dark' ? ':root[data-theme="dark"]' : ':root {';
  const block = tokens.split(/(?=:root)/).find((text) => text.startsWith(start));
  const color = /--surface:\s*([^;]+);/.exec(block ?? '')?.[1];
  if (!color) throw new Error(`${TOKENS} has no --surface for the color mode "${mode}".`);
  return color;
}

/**
 * Returns a script for the head that sets the theme color of a dark page. It must run after the color mode is set.
 * Browsers use the first theme color in the head, so the script inserts its own before that of the default mode.
 */
export function themeColorScript(): string {
  const meta = JSON.stringify({ name: 'theme-color', content: surfaceColor('dark') });
  return `document.documentElement.dataset.theme==="dark"&&document.head.prepend(Object.assign(document.createElement("meta"),${meta}))`;
}
