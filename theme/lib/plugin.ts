import type { ComponentType } from 'react';
import type { SidebarItem } from '../config/types';

/** A component that is hydrated in the browser. All other components are plain HTML. */
export interface Island {
  /** Its name in the failure message, at the start of a sentence. */
  what: string;
  // biome-ignore lint/suspicious/noExplicitAny: each island has its own props, which come from the page
  load: () => Promise<ComponentType<any>>;
  /**
   * Whether to hydrate it at once; otherwise it waits until the reader points at it, focuses or clicks it. By default,
   * and if it returns undefined, it is hydrated near the viewport.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  isNeeded?: (props: any) => boolean | undefined;
}

/** The part of a plugin in the first load: `client.ts` in its folder. */
export interface ClientPlugin {
  /**
   * Its islands, by their names in the HTML of pages (`data-island`). Islands that share code should share a chunk,
   * because the first load lists all chunks.
   */
  islands?: Readonly<Record<string, Island>>;
  /**
   * Runs once before the router starts. Code that the first screen does not need belongs in `idle.ts`.
   *
   * @returns a promise that settles when the app shell may show its page
   */
  start?(): Promise<void> | undefined | void;
  /** Runs for each article before its first paint. The signal aborts when the reader leaves the article. */
  onArticle?(article: Element, signal: AbortSignal): void;
}

/** The part of a plugin that is loaded when the page is idle: `idle.ts` in its folder. Reading works without it. */
export interface IdlePlugin {
  onIdle?(): void;
  /** Runs for each article, with the same signal. */
  onArticle?(article: Element, signal: AbortSignal): void;
  /** Runs for each complete sidebar, before it is shown. */
  onSidebar?(nav: Element): void;
}

/** The part of a plugin that the build renders into the frame: `frame.tsx` in its folder. One plugin fills each slot. */
export interface FramePlugin {
  beforeBrand?: ComponentType;
  /** A button that opens the search; `isField` if it looks like a field, which fills the width. */
  search?: ComponentType<{ isField?: boolean }>;
  versionMenu?: ComponentType;
  navbarStatus?: ComponentType;
  /** Rendered below the entries of a complete sidebar. */
  belowSidebar?: ComponentType<{ items: readonly SidebarItem[] }>;
}
