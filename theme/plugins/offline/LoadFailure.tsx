import { loadFailure } from '../../ui/failure/loadFailure';

interface LoadFailureProps {
  /** The part that failed to load, at the start of a sentence: "The menu". */
  what: string;
  error: unknown;
  retry: () => void;
}

/** Renders {@link loadFailure} within an island. */
export const LoadFailure = ({ what, error, retry }: LoadFailureProps) => (
  <div ref={(box) => box?.replaceChildren(loadFailure(what, error, retry))} />
);
