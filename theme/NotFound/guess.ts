import { didYouMean } from '../config/nearest';
import { routes } from '../pages/pages';

/** The page of the site whose path is most like one that does not exist. */
export function guessPath(pathname: string): string | undefined {
  return didYouMean(pathname, routes());
}
