import { routes } from '../pages/pages';
import { nearest } from './nearest';

/** The page of the site whose path is most like one that does not exist. */
export function guessPath(pathname: string): string | undefined {
  return nearest(pathname, routes());
}
