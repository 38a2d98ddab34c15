import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { Site as Reference } from './render/site';

/** What data modules need of the reference. */
export interface ReferenceState {
  /** There once the pages are written. */
  reference(): Reference | undefined;
  /** Settled when the pages were written for the first time. In development the server starts before. */
  ready(): Promise<void>;
  /** The files with notes on symbols, as absolute paths. */
  noteFiles(): string[];
}

/** Makes data for the browser of the reference. */
type DataOf = (reference: Reference) => unknown;

/** Part of an Rspress plugin: modules with data for the browser, by their names, which are loaded when they are needed. */
export function dataModules(
  state: () => ReferenceState,
  modules: Readonly<Record<string, DataOf>>,
): Pick<RspressPlugin, 'addRuntimeModules' | 'builderConfig'> {
  const fill: RsbuildPlugin = {
    name: `site:${Object.keys(modules).join()}`,
    setup(api) {
      for (const [name, dataOf] of Object.entries(modules)) {
        api.transform(
          { test: new RegExp(`[\\\\/]${name}\\.js$`), order: 'post' },
          async ({ addDependency }) => {
            const { reference, ready, noteFiles } = state();
            for (const file of noteFiles()) addDependency(file);
            await ready();
            const known = reference();
            const json = JSON.stringify(known ? dataOf(known) : {});
            return `export const data = JSON.parse(${JSON.stringify(json)});`;
          },
        );
      }
    },
  };
  return {
    addRuntimeModules: () => Object.fromEntries(Object.keys(modules).map((name) => [name, ''])),
    builderConfig: { plugins: [fill] },
  };
}
