import { LoadFailure } from '../LoadFailure/LoadFailure';
import { isLoadFailure } from '../router/loadFailure';
import type { LoadingProps } from './useLoad';

/**
 * Stands where a part of the site will be: nothing for a moment, then a word, and an offer to try again
 * when its code cannot be fetched. What is faulty is left to the error boundary.
 */
export function PartLoading({ what, error, pastDelay, retry }: LoadingProps & { what: string }) {
  if (error !== undefined) {
    if (!isLoadFailure(error)) throw error;
    return <LoadFailure what={what} error={error} retry={retry} />;
  }
  return pastDelay ? <p role="status">Loading {what.toLowerCase()} …</p> : null;
}
