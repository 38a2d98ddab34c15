// Must come first, so that component styles override it.
import './styles';

import { htmlAttributes } from '../config/site';
import type { Rendered } from '../lib/parts';
import { partsOf, renderFragments, renderPage } from './render';

interface Head {
  push(tags: { htmlAttrs: Record<string, string> }): void;
}

const rendered: Rendered = { mains: {}, fragments: renderFragments() };
globalThis.rendered = rendered;

/** Renders a page for its document. Rspress's static generation calls it for each route. */
export async function render(route: string, head: Head): Promise<{ appHtml: string }> {
  head.push({ htmlAttrs: htmlAttributes });
  const { body, main } = await renderPage(route, await partsOf(route));
  rendered.mains[route] = main;
  return { appHtml: body };
}
