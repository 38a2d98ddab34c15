/**
 * What pages and their components get from `@rspress/core/runtime` (`scripts/rspress/pages.ts`): all of it, except for
 * hooks that return nothing here, because the site has its own navigation.
 */
export * from '@rspress/core/runtime';

const withoutData = (hook: string) => (): never => {
  throw new Error(
    `${hook} has no data here. The sidebars are in theme/config/sidebars.ts, and the navbar in theme/config/theme.ts.`,
  );
};

export const useNav = withoutData('useNav()');
export const useSidebar = withoutData('useSidebar()');
export const useSidebarDynamic = withoutData('useSidebarDynamic()');
