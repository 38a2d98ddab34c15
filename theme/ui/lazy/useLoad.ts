import { useEffect, useState } from 'react';
import { LAZY_LOADER_DELAY } from '../../config/constants';

/** Props of a loading component. */
export interface LoadingProps {
  /** The reason why it could not be loaded; undefined while it is loading. */
  error: unknown;
  /** Whether loading takes long enough to show a loading state. */
  pastDelay: boolean;
  /** Tries to load it again. */
  retry: () => void;
}

/**
 * Loads something while the component is mounted.
 *
 * @param load called again on retry
 * @param onLoaded called with the result
 * @param key identifies what is loaded; a new key loads again
 */
export function useLoad<T>(
  load: () => Promise<T>,
  onLoaded: (value: T) => void,
  key?: unknown,
): LoadingProps {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>();
  const [pastDelay, setPastDelay] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key and attempt loads once
  useEffect(() => {
    let canceled = false;
    setError(undefined);
    setPastDelay(false);
    const timer = setTimeout(() => setPastDelay(true), LAZY_LOADER_DELAY);
    load().then(
      (value) => !canceled && onLoaded(value),
      (reason: unknown) => !canceled && setError(reason),
    );
    return () => {
      canceled = true;
      clearTimeout(timer);
    };
  }, [attempt, key]);

  return { error, pastDelay, retry: () => setAttempt(attempt + 1) };
}
