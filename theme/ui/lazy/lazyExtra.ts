import { type ComponentType, lazy } from 'react';

/** A lazy component that is optional: renders nothing if its code fails to load. */
export const lazyExtra = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
