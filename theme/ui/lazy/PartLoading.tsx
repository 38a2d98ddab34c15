import { isLoadFailure } from '../../lib/loadFailure';
import { LoadFailure } from './LoadFailure';
import type { LoadingProps } from './useLoad';

/**
 * Placeholder of a part that is loading: empty at first, then a loading text, or a retry button if its code cannot be
 * fetched. Throws other errors to the error boundary.
 */
export function PartLoading({ what, error, pastDelay, retry }: LoadingProps & { what: string }) {
  if (error !== undefined) {
    if (!isLoadFailure(error)) throw error;
    return <LoadFailure what={what} error={error} retry={retry} />;
  }
  return pastDelay ? <p role="status">Loading {what.toLowerCase()} …</p> : null;
}
