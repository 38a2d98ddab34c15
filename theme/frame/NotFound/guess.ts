import { didYouMean } from '../../config/nearest';
import { routeOfAddress, withBase } from '../../lib/base';
import { create } from '../../lib/elements';
import { loadRoutes } from '../../lib/pages';

/** Suggests the page that the reader probably wanted. Redirects if the address differs only in letter case. */
export async function showGuess(main: Element): Promise<void> {
  const route = routeOfAddress(location);
  const guess = route && didYouMean(route, await loadRoutes().catch(() => []));
  const line = main.querySelector('[data-guess]');
  if (!route || !guess || !line) return;
  // For hosts that do not redirect.
  if (guess.toLowerCase() === route.toLowerCase()) {
    location.replace(withBase(guess) + location.search + location.hash);
  } else {
    line.replaceChildren('Did you mean ', create('a', { href: withBase(guess) }, guess), '?');
  }
}
