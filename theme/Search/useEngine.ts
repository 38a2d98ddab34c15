import { useEffect, useState } from 'react';
import { withBase } from '../pages/base';
import type { SearchEngine } from './engine';
import { loadEngine } from './load';

/** Loads the search engine while the component is shown. */
export function useEngine() {
  const [engine, setEngine] = useState<SearchEngine>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    let wanted = true;
    loadEngine(withBase('/')).then(
      (loaded) => wanted && setEngine(() => loaded),
      (error: unknown) => {
        console.warn(error);
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  function retry() {
    setFailed(false);
    setAttempt((count) => count + 1);
  }
  return { engine, failed, retry };
}
