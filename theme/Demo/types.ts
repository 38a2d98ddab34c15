import type { ApplicationConfig, Type } from '@angular/core';

/** What a file of docs/_demos exports. */
export interface DemoModule {
  /** The demo: a standalone component. */
  default: Type<unknown>;
  /** Providers of the application around it, if it needs any. */
  appConfig?: ApplicationConfig;
}

/** Loads a demo's module; answers nothing while the page is rendered at build time. */
export type LoadDemo = () => Promise<DemoModule> | undefined;
