import { useEffect, useState } from 'react';
import { LAZY_LOADER_DELAY } from '../config/constants';

/** What a loading component is told. */
export interface LoadingProps {
  /** Why it could not be loaded; undefined while it is loading. */
  error: unknown;
  /** Whether it takes so long that the reader should see that something is going on. */
  pastDelay: boolean;
  /** Tries once more. */
  retry: () => void;
}

/**
 * Loads something for as long as the component is shown.
 *
 * @param load does the loading; a new attempt calls it again
 * @param onLoaded what to do with it
 * @param key what is loaded; for another one, it is called again as well
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
    let gone = false;
    setError(undefined);
    setPastDelay(false);
    const timer = setTimeout(() => setPastDelay(true), LAZY_LOADER_DELAY);
    load().then(
      (value) => !gone && onLoaded(value),
      (reason: unknown) => !gone && setError(reason),
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [attempt, key]);

  return { error, pastDelay, retry: () => setAttempt(attempt + 1) };
}
