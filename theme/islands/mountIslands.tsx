import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { islandOf } from './islands';

/** The places of islands in an article. */
const placesIn = (article: Element) => article.querySelectorAll<HTMLElement>('[data-island]');

/**
 * Brings the islands of an article to life: what the server has rendered is taken over as soon as its code
 * is there, other places are filled at once.
 *
 * @returns takes the islands away
 */
export function mountIslands(article: Element): () => void {
  const roots: Root[] = [];
  let gone = false;
  for (const [index, place] of placesIn(article).entries()) {
    const { island: name = '', props = '{}' } = place.dataset;
    const Island = islandOf(name);
    if (!Island) continue;
    const element = <Island {...JSON.parse(props)} />;
    // Each root counts its own ids: the prefix keeps them apart.
    const options = { identifierPrefix: `island-${index}-` };
    const render = () => {
      if (gone) return;
      const root = createRoot(place, options);
      root.render(element);
      roots.push(root);
    };
    const takeOver = () => {
      if (!gone) roots.push(hydrateRoot(place, element, options));
    };
    // What cannot be loaded says so itself, and offers to try again.
    if (place.firstElementChild) Island.preload().then(takeOver, render);
    else render();
  }
  return () => {
    gone = true;
    // Not now: React may be in the midst of rendering the next page.
    queueMicrotask(() => {
      for (const root of roots) root.unmount();
    });
  };
}

/** The text of an article as its page's file has it: without what islands and tools have added. */
export function articleHtml(article: Element): string {
  const copy = article.cloneNode(true) as Element;
  for (const place of placesIn(copy)) place.replaceChildren();
  for (const tools of copy.querySelectorAll('.code-tools')) tools.remove();
  return copy.innerHTML;
}
