import { useState } from 'react';
import { useLoad } from '../../ui/lazy/useLoad';
import type { SearchEngine } from './engine';
import { loadEngine } from './load';

/** Loads the search engine while the component is mounted. */
export function useEngine() {
  const [engine, setEngine] = useState<SearchEngine>();
  const { error, retry } = useLoad(loadEngine, setEngine);
  return { engine, failed: error !== undefined, retry };
}
