import type { ApplicationConfig, Type } from '@angular/core';
import type { DemoChecks } from './runtime/checks';

export interface DemoModule extends DemoChecks {
  default: Type<unknown>;
  appConfig?: ApplicationConfig;
}

/** Loads a demo's code. It may run when its imports are loaded. */
export type LoadDemo = () => Promise<{ open: () => Promise<DemoModule> }>;

export type Sources = Readonly<Record<string, string>>;

/** A demo whose code the page generates. It runs in an iframe, because the build has not compiled it. */
export interface GeneratedDemo {
  sources: Sources;
  /** Name of the file with the component, without `.ts`. */
  main: string;
  project: Sources;
}

/** The document that runs edited demos. */
export const DEMO_FRAME = 'demo-frame';

/** Key under which the browser stores the reader's changes to a demo. */
export const demoStorageKey = (name: string) => `demo.${name}`;

export const DEMO_SOURCES = 'demo-sources.json';

export interface DemoSources {
  demos: Record<string, string[]>;
  files: Record<string, string>;
}

/** File of the built site with the stills of all demos: how they look when they start. */
export const DEMO_STILLS = 'demo-stills.json';

export interface DemoStills {
  css: string;
  html: Record<string, string>;
}
