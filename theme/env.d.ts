/// <reference types="@rsbuild/core/types" />

interface ImportMetaEnv {
  /** False in a build that switches reading offline off. */
  readonly OFFLINE: boolean;
}

/** The modules of pages, made by `scripts/rspress/pages.ts`. */
declare module 'virtual-pages' {
  /** Loads a page's module, by route. In the built site's browser code only pages that are components. */
  export const modules: Record<string, () => Promise<import('./pages/pages').PageModule>>;
  /** Whether all pages are there. If not, the others are files of data (`static/pages`). */
  export const isComplete: boolean;
}

/** Made by `scripts/navigation/plugin.ts`. */
declare module 'virtual-navigation' {
  import type { NavigationLink, SidebarItem } from './config/types';

  /** The named sidebars: where each one begins, and its entries on demand, if it has several. */
  export const sidebars: Record<
    string,
    { link?: NavigationLink; load?: () => Promise<{ default: SidebarItem[] }> }
  >;
  /** Version of the library that the latest version of the documentation describes. */
  export const libraryVersion: string;
}

/** The live demos by name, made by `scripts/demos/plugin.ts`. */
declare module 'virtual-demos' {
  export const demos: Record<string, import('./Demo/types').LoadDemo>;
  /** Where the built site has what they run with (`scripts/demos/scripts.ts`). */
  export const scripts: { runtime: string; compiler: string };
}

/** What the cards beside names in code show, by path of the symbol's page; made by `scripts/api`. */
declare module 'virtual-symbol-cards' {
  export const data: Record<string, { name: string; kind: string; since: string; summary: string }>;
}

/** Paths of the symbols' pages by extension; made by `scripts/api`. */
declare module 'virtual-symbol-groups' {
  export const data: Record<string, string[]>;
}

/** What older versions of the library lack, made by `scripts/api`; loaded when the reader has chosen one. */
declare module 'virtual-versions' {
  export const data: import('./Version/types').VersionData;
}
