import type { ApplicationConfig, Type } from '@angular/core';
import type { DemoChecks } from './runtime/checks';

/** Exports of a file in docs/_demos. */
export interface DemoModule extends DemoChecks {
  /** The demo: a standalone component. */
  default: Type<unknown>;
  /** Providers of the application that contains the demo, if it needs any. */
  appConfig?: ApplicationConfig;
}

/** Loads a demo's code. It may run when its imports are loaded. */
export type LoadDemo = () => Promise<{ open: () => Promise<DemoModule> }>;

/** A demo whose code the page generates. It runs in a frame, because the build has not compiled it. */
export interface GeneratedDemo {
  /** Texts by file name, including all relative imports. */
  sources: Readonly<Record<string, string>>;
  /** Name of the file with the component, without `.ts`. */
  main: string;
  /** Additional files of the project that the demo can be opened as. */
  project: Readonly<Record<string, string>>;
}

/** Path of the document that runs edited demos. */
export const DEMO_FRAME = 'demo-frame';

/** Returns the storage key of the reader's changes to a demo. */
export const demoStorageKey = (name: string) => `demo.${name}`;

/** File of the built site with the sources of all demos. */
export const DEMO_SOURCES = 'demo-sources.json';

/** The sources of all demos. */
export interface DemoSources {
  /** File names of each demo, by demo name. */
  demos: Record<string, string[]>;
  /** Texts by file name. */
  files: Record<string, string>;
  /** Line mappings of compiled code, by file name. */
  lines: Record<string, DemoLines>;
}

/** File of the built site with the first frames of all demos. */
export const DEMO_STILLS = 'demo-stills.json';

/** The first frames of all demos. */
export interface DemoStills {
  /** Their common styles. */
  css: string;
  /** HTML by demo name. */
  html: Record<string, string>;
  /** The inspectors of some demos. */
  inspector: Pick<DemoStills, 'css' | 'html'>;
}

/**
 * Line mappings of compiled code, by source name: alternating start column and line of each part, from 0, as
 * differences from the previous part.
 */
export type DemoLines = Record<string, number[]>;
