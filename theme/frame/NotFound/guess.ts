import { didYouMean } from '../../config/nearest';
import { routeOfAddress, withBase } from '../../lib/base';
import { create } from '../../lib/elements';
import { loadRoutes } from '../../lib/pages';

/**
 * Redirects from the address of a former page, and from one that differs from a page only in letter case, because not
 * every host does. Otherwise, suggests the page that the reader probably wanted.
 */
export async function showGuess(main: Element): Promise<void> {
  const route = routeOfAddress(location);
  const line = main.querySelector<HTMLElement>('[data-guess]');
  if (!route || !line) return;
  const redirects = new Map<string, string>(Object.entries(JSON.parse(line.dataset.guess ?? '{}')));
  const successor = redirects.get(route);
  if (successor !== undefined) return redirect(successor);
  const guess = didYouMean(route, await loadRoutes().catch(() => []));
  if (!guess) return;
  if (guess.toLowerCase() === route.toLowerCase()) redirect(guess);
  else line.replaceChildren('Did you mean ', create('a', { href: withBase(guess) }, guess), '?');
}

/** Keeps the query and, unless the target has its own, the hash. */
function redirect(target: string): void {
  const [path = '', hash] = target.split('#');
  location.replace(withBase(path) + location.search + (hash ? `#${hash}` : location.hash));
}
