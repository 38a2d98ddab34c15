import { withBase } from '../../lib/base';

/** Takes the reader to a path of the site. Not needed for ordinary links. */
export function navigate(path: string): void {
  if ('navigation' in window) navigation.navigate(withBase(path));
  else location.assign(withBase(path));
}
