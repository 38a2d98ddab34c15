import type { ApplicationConfig, Type } from '@angular/core';

/** What a page says about a demo when it shows it. */
export interface DemoInfo {
  /** File name without `.ts`; names the demo everywhere. */
  name: string;
  /** File names shown, the component's first. */
  files: string[];
}

/** What a file of docs/_demos exports. */
export interface DemoModule {
  /** The demo: a standalone component. */
  default: Type<unknown>;
  /** Providers of the application around it, if it needs any. */
  appConfig?: ApplicationConfig;
}

/** Loads a demo's module; answers nothing while the page is rendered at build time. */
export type LoadDemo = () => Promise<DemoModule> | undefined;
