import { type ComponentType, useState } from 'react';
import { loadOnce } from './loadOnce';
import { type LoadingProps, useLoad } from './useLoad';

export interface LazyOptions<Props> {
  /** Loads the component. */
  load: () => Promise<ComponentType<Props>>;
  /** Stands in while it is loading, and when it cannot be loaded. */
  loading: ComponentType<LoadingProps>;
}

/** A component that is loaded when it is first shown. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads it ahead. Rejects if that fails; a later call tries again. */
  preload: () => Promise<ComponentType<Props>>;
};

/**
 * Makes a component that is loaded on first use. Once it is there, it renders at once: also on the first
 * rendering, which has to be the same as in the HTML.
 *
 * @throws without a loading component, because the reader would then see nothing
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
