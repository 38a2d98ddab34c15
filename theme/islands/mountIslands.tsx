import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { islandOf } from './islands';

/** A living island. */
interface Mounted {
  place: HTMLElement;
  root: Root;
}

/**
 * In development: islands of the text before an edit. Those that the edited text has as well live on in it,
 * a running demo for instance.
 */
const left: Mounted[] = [];

function takeFromLeft(place: HTMLElement): Mounted | undefined {
  const { island, props } = place.dataset;
  const at = left.findIndex(
    ({ place: { dataset } }) => dataset.island === island && dataset.props === props,
  );
  const [mounted] = at < 0 ? [] : left.splice(at, 1);
  if (mounted) place.replaceWith(mounted.place);
  return mounted;
}

/** The places of islands in an article. */
const placesIn = (article: Element) => article.querySelectorAll<HTMLElement>('[data-island]');

/**
 * Remembers a button that is pressed while nothing answers yet.
 * @returns ends that, and says which button it was
 */
function rememberClick(place: HTMLElement): () => HTMLElement | null | undefined {
  let pressed: HTMLElement | null | undefined;
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : undefined;
  };
  place.addEventListener('click', remember);
  return () => {
    place.removeEventListener('click', remember);
    return pressed;
  };
}

/**
 * Brings the islands of an article to life: what the server has rendered is taken over as soon as its code
 * is there, and answers the button that was pressed before; other places are filled at once.
 *
 * @returns takes the islands away
 */
export function mountIslands(article: Element): () => void {
  const mounted: Mounted[] = [];
  let gone = false;
  for (const [index, place] of placesIn(article).entries()) {
    const living = process.env.NODE_ENV === 'development' && takeFromLeft(place);
    if (living) {
      mounted.push(living);
      continue;
    }
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
      mounted.push({ place, root });
    };
    if (!place.firstElementChild) {
      render();
      continue;
    }
    const earlyClick = rememberClick(place);
    const takeOver = () => {
      if (gone) return;
      mounted.push({ place, root: hydrateRoot(place, element, options) });
      earlyClick()?.click();
    };
    // What cannot be loaded says so itself, and offers to try again.
    Island.preload().then(takeOver, render);
  }
  return () => {
    gone = true;
    if (process.env.NODE_ENV === 'development') left.push(...mounted);
    // Not now: React may be in the midst of rendering the next page.
    queueMicrotask(() => {
      for (const one of mounted) {
        if (process.env.NODE_ENV === 'development') {
          const at = left.indexOf(one);
          if (at < 0) continue;
          left.splice(at, 1);
        }
        one.root.unmount();
      }
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
