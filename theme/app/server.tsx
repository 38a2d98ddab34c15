// Must come first, so that component styles override it.
import './styles';

import { modules } from 'virtual-pages';
import { htmlAttributes } from '../config/site';
import { NOT_FOUND_ROUTE } from '../lib/pages';
import { type PageParts, partsOfModule } from '../lib/parts';
import { renderFragments, renderPage } from './render';

/** The part of Unhead that is used here. */
interface Head {
  push(tags: { htmlAttrs: Record<string, string> }): void;
}

/** Renders a page for its document. Rspress's static generation calls it for each route. */
export async function render(route: string, head: Head): Promise<{ appHtml: string }> {
  head.push({ htmlAttrs: htmlAttributes });
  const html = await renderPage(route, await partsOf(route));
  // The build writes fragments to files (`scripts/metadata/page-files.ts`) and removes them from this document.
  return { appHtml: route === NOT_FOUND_ROUTE ? html + fragments() : html };
}

async function partsOf(route: string): Promise<PageParts> {
  const load = modules[route];
  return load ? partsOfModule(await load(), route) : { pageType: '404', html: '' };
}

const fragments = () =>
  Object.entries(renderFragments())
    .map(([name, html]) => `<!--fragment ${name}-->${html}<!--/fragment-->`)
    .join('');
