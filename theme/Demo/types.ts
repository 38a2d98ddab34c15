import type { ApplicationConfig, Type } from '@angular/core';
import type { DemoChecks } from './runtime/checks';

/** What a file of docs/_demos exports. */
export interface DemoModule extends DemoChecks {
  /** The demo: a standalone component. */
  default: Type<unknown>;
  /** Providers of the application around it, if it needs any. */
  appConfig?: ApplicationConfig;
}

/** Loads a demo's code. It may run as soon as what it imports is there. */
export type LoadDemo = () => Promise<{ open: () => Promise<DemoModule> }>;

/** Where the built site has the sources of all demos. */
export const DEMO_SOURCES = 'demo-sources.json';

/** The sources of all demos. */
export interface DemoSources {
  /** Names of the files that each demo is made of, by its name. */
  demos: Record<string, string[]>;
  /** Texts, by the names of the files. */
  files: Record<string, string>;
  /** Where the compiled code of demos comes from, by the names of its files. */
  lines: Record<string, DemoLines>;
}

/** Where the built site has the first frames of all demos. */
export const DEMO_STILLS = 'demo-stills.json';

/** The first frames of all demos. */
export interface DemoStills {
  /** The styles that all of them have. */
  css: string;
  /** HTML by the names of the demos. */
  html: Record<string, string>;
}

/**
 * Where the parts of compiled code come from, by the names of the sources: the column at which a part begins and
 * its line, both from 0 and as differences from the part before, one after the other.
 */
export type DemoLines = Record<string, number[]>;
