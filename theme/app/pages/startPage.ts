import { enhanceContent } from '../../content/enhanceContent';
import { startContents } from '../../frame/TableOfContents/contents';
import { watchIslands } from '../islands/watchIslands';

/**
 * Starts the interactive parts of a page: its islands, its table of contents, and the tools in its text.
 *
 * @param main the page, as HTML from the build
 * @returns a function that stops them
 */
export function startPage(main: Element): () => void {
  const life = new AbortController();
  const { signal } = life;
  const article = main.querySelector('.prose');
  const contents = main.querySelector<HTMLDetailsElement>('.contents');
  if (contents) startContents(contents, signal);
  if (article) {
    watchIslands(article, signal);
    enhanceContent(article, signal);
  }
  if (main.querySelector('[data-guess]')) {
    // If the guess fails to load, the page still has other links.
    import(/* webpackChunkName: "not-found" */ '../../frame/NotFound/guess').then(
      ({ showGuess }) => {
        if (!signal.aborted) void showGuess(main);
      },
      () => {},
    );
  }
  return () => life.abort();
}
