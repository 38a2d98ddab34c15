import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './App/App';
import { ISLAND_MARK } from './config/constants';
import { htmlAttributes } from './config/site';
import { islandOf } from './islands/islands';
import { loadPage, type Page } from './pages/pages';
import './styles';

/** The article with the first view of its islands, which the browser takes over. */
function withIslands({ html = '', islands = [] }: Page): string {
  const [start, ...rest] = html.split(ISLAND_MARK);
  return rest.reduce((before, after, index) => {
    const { name = '', props } = islands[index] ?? {};
    const Island = islandOf(name);
    const options = { identifierPrefix: `island-${index}-` };
    return before + (Island ? renderToString(<Island {...props} />, options) : '') + after;
  }, start ?? '');
}

/** The part of Unhead that Rspress hands over. */
interface Head {
  push(tags: { htmlAttrs: Record<string, string> }): void;
}

/** Renders a page for its document: what Rspress' static generation calls for each route. */
export async function render(route: string, head: Head): Promise<{ appHtml: string }> {
  head.push({ htmlAttrs: htmlAttributes });
  const page = await loadPage(route);
  const first = { route, page: { ...page, html: withIslands(page) } };
  const { prelude } = await prerenderToNodeStream(<App first={first} />, {
    // In one piece: parts of a page that come later would need a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  } as object);
  return { appHtml: await text(prelude) };
}
