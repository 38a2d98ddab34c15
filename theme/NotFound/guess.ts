import { didYouMean } from '../config/nearest';
import { loadRoutes } from '../pages/pages';

/** The page of the site whose path is most like one that does not exist. */
export async function guessPath(pathname: string): Promise<string | undefined> {
  return didYouMean(pathname, await loadRoutes());
}
