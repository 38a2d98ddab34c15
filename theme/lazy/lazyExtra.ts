import { type ComponentType, lazy } from 'react';

/** A component that a page can do without: where its code does not come, nothing stands in its place. */
export const lazyExtra = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
