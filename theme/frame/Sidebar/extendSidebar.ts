import { plugins } from 'virtual-plugin-idle';

/** Lets plugins extend a complete sidebar. */
export function extendSidebar(nav: Element): void {
  for (const plugin of plugins) plugin.onSidebar?.(nav);
}
