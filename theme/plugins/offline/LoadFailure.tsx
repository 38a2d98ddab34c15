import { loadFailure } from '../../ui/failure/loadFailure';

interface LoadFailureProps {
  /** The part, at the start of a sentence: "The menu". */
  what: string;
  error: unknown;
  retry: () => void;
}

/** {@link loadFailure} within an island. */
export const LoadFailure = ({ what, error, retry }: LoadFailureProps) => (
  <div ref={(box) => box?.replaceChildren(loadFailure(what, error, retry))} />
);
