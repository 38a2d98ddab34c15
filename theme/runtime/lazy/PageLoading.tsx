import { LoadFailure } from '../../LoadFailure/LoadFailure';
import { isLoadFailure } from '../router/failedChunk';
import type { LoadingProps } from './lazyPart';

/**
 * Stands where a page will be: nothing for a moment, then a word, and an offer to try again when the
 * page's code cannot be fetched. A page that is faulty is left to the error boundary.
 */
export function PageLoading({ error, pastDelay, retry }: LoadingProps) {
  if (error !== undefined) {
    if (!isLoadFailure(error)) throw error;
    return <LoadFailure what="The page" error={error} retry={retry} />;
  }
  return pastDelay ? <p role="status">Loading the page …</p> : null;
}
