import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { KIND_LABELS } from './model';
import type { Site as Reference } from './render/site';

/** The state of the reference that virtual modules with data need. */
export interface ReferenceState {
  /** The reference; undefined until the pages have been written. */
  reference(): Reference | undefined;
  /** Settles when the pages have been written for the first time. In development, the server starts before that. */
  ready(): Promise<void>;
  noteFiles(): string[];
}

type DataOf = (reference: Reference) => unknown;

/**
 * A part of an Rspress plugin: virtual modules with data for the browser, by name.
 *
 * @param files what the data depends on besides the reference. The bundler's cache does not know it otherwise.
 */
export function dataModules(
  state: () => ReferenceState,
  modules: Readonly<Record<string, DataOf>>,
  files: () => readonly string[] = () => [],
): Pick<RspressPlugin, 'addRuntimeModules' | 'builderConfig'> {
  const fill: RsbuildPlugin = {
    name: `site:${Object.keys(modules).join()}`,
    setup(api) {
      for (const [name, dataOf] of Object.entries(modules)) {
        api.transform(
          { test: new RegExp(`[\\\\/]${name}\\.js$`), order: 'post' },
          async ({ addDependency }) => {
            const { reference, ready, noteFiles } = state();
            for (const file of [...noteFiles(), ...files()]) addDependency(file);
            await ready();
            const current = reference();
            const json = JSON.stringify(current ? dataOf(current) : {});
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

/** The content of a symbol's card. */
export interface SymbolCard {
  name: string;
  /** `Function`, with the status unless it is stable. */
  kind: string;
  since: string;
  /** Plain text. */
  summary: string;
}

export const symbolCards = (site: Reference): Record<string, SymbolCard> =>
  Object.fromEntries(
    site.entries.map(({ symbol, note, status, since, href }) => [
      href,
      {
        name: symbol.name,
        kind: `${KIND_LABELS[symbol.kind].one}${status === 'stable' ? '' : `, ${status}`}`,
        since,
        summary: note.summary.replace(/`/g, ''),
      },
    ]),
  );

/** The paths of symbol pages by extension, and these by task, for the sidebar. */
export const symbolsByExtension = (site: Reference): Record<string, Record<string, string[]>> =>
  Object.fromEntries(
    site.tasks.map(({ label, extensions }) => [
      label,
      Object.fromEntries(
        extensions.map(({ title, entries }) => [title, entries.map(({ href }) => href)]),
      ),
    ]),
  );
