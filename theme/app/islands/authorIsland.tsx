import type { ComponentType } from 'react';
import { Island } from '../../content/Island/Island';

/** What pages get when they import a file `*.island.tsx` (`scripts/rspress/pages.ts`). */
export const authorIsland = (name: string): ComponentType<Record<string, unknown>> =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once per file, outside of components
  function AuthorIsland(props) {
    return <Island name={name} props={props} />;
  };
