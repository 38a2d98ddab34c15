/// <reference types="@rsbuild/core/types" />

interface ImportMetaEnv {
  /** True in the compilation that renders the Markdown copies of the pages. */
  readonly SSG_MD: boolean;
  /** False in a build that switches reading offline off. */
  readonly OFFLINE: boolean;
}

/** Made by scripts/navigation/plugin.ts. */
declare module 'virtual-navigation' {
  import type { NavigationLink, SidebarItem } from './config/types';

  /** The named sidebars: where each one begins, and its entries on demand. */
  export const sidebars: Record<
    string,
    { link?: NavigationLink; load: () => Promise<{ default: SidebarItem[] }> }
  >;
  /** Ids of the drafts that this build left out. */
  export const draftIds: string[];
}

/** The site's pages, made by `scripts/bundle/routes.ts`. */
declare module 'virtual-routes' {
  export const routes: import('./runtime/routes/createRoutes').Route[];
}

/** The site's settings, made by Rspress. */
declare module 'virtual-site-data' {
  const siteData: { base: string };
  export default siteData;
}

/** What the home page shows, made by `scripts/home/plugin.ts`. */
declare module 'virtual-home' {
  const home: {
    groups: { label: string; pages: { title: string; href: string; description: string }[] }[];
    library: { version: string; license: string; works: string[] };
  };
  export default home;
}

/** What the cards beside names in code show, by path of the symbol's page; made by `scripts/api`. */
declare module 'virtual-symbol-cards' {
  export const cards: Record<
    string,
    { name: string; kind: string; since: string; summary: string }
  >;
}
