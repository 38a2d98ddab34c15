import { type ComponentType, useState } from 'react';
import { loadOnce } from '../../lib/loadOnce';
import { type LoadingProps, useLoad } from '../../ui/lazy/useLoad';

export interface LazyOptions<Props> {
  /** Loads the component. */
  load: () => Promise<ComponentType<Props>>;
  /** Shown while the component is loading, and if it fails to load. */
  loading: ComponentType<LoadingProps>;
}

/**
 * Creates a component that is loaded on first use. After that, it renders synchronously, even on the first render,
 * which must match the HTML.
 *
 * @throws without a loading component, because the reader would see nothing
 */
export function lazyPart<Props extends object>({
  load,
  loading: Loading,
}: LazyOptions<Props>): ComponentType<Props> {
  if (typeof Loading !== 'function') {
    throw new Error('A lazy part needs a component to show while it loads: pass one as `loading`.');
  }
  let loaded: ComponentType<Props> | undefined;
  const loadPart = loadOnce(async () => {
    loaded = await load();
    return loaded;
  });

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module starts
  function Waiting({ onLoaded }: { onLoaded: () => void }) {
    return <Loading {...useLoad(loadPart, onLoaded)} />;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module starts
  return function Part(props: Props) {
    const [, setLoads] = useState(0);
    const Component = loaded;
    if (Component) return <Component {...props} />;
    return <Waiting onLoaded={() => setLoads((loads) => loads + 1)} />;
  };
}
