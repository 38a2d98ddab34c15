import { type ComponentType, useState } from 'react';
import { loadOnce } from '../../lib/loadOnce';
import { type LoadingProps, useLoad } from './useLoad';

export interface LazyOptions<Props> {
  /** Loads the component. */
  load: () => Promise<ComponentType<Props>>;
  /** Shown while it is loading, and when it fails to load. */
  loading: ComponentType<LoadingProps>;
}

/** A component that is loaded when it is first rendered. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Preloads it. Rejects on failure; a later call tries again. */
  preload: () => Promise<ComponentType<Props>>;
};

/**
 * Creates a component that is loaded on first use. Once loaded, it renders synchronously, even on the first render,
 * which must match the HTML.
 *
 * @throws without a loading component, as the reader would see nothing
 */
export function lazyPart<Props extends object>(options: LazyOptions<Props>): LazyPart<Props> {
  const { load, loading: Loading } = options;
  if (typeof Loading !== 'function') {
    throw new Error(
      'Lazy loader without loading component: pass one as `loading`, to be shown meanwhile.',
    );
  }
  let loaded: ComponentType<Props> | undefined;
  const preload = loadOnce(async () => {
    loaded = await load();
    return loaded;
  });

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module starts
  function Waiting({ onLoaded }: { onLoaded: () => void }) {
    return <Loading {...useLoad(preload, onLoaded)} />;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module starts
  function Part(props: Props) {
    const [, setLoads] = useState(0);
    const Component = loaded;
    if (Component) return <Component {...props} />;
    return <Waiting onLoaded={() => setLoads((loads) => loads + 1)} />;
  }

  return Object.assign(Part, { preload });
}
