import type { RspressPlugin } from '@rspress/core';
import { codeFileHooks } from '../content/code-files';
import { Content } from '../content/content';
import type { PageHooks } from '../content/hooks';
import type { Page } from '../content/page';
import { Pages } from '../content/pages';
import { readRedirects } from '../lib/addresses';
import { inProject } from '../lib/paths';
import type { Problem } from '../lib/problems';
import { Navigation } from '../navigation/plugin';

/**
 * A feature of the site. To remove it, delete its folders (`scripts/plugins/<name>`, `theme/plugins/<name>`) and its
 * line in `scripts/plugins/index.ts`.
 *
 * @typeParam Api its API for other plugins
 */
export interface SitePlugin<Api = unknown> {
  /** Name of the plugin's folders. */
  name: string;
  /** Names of the plugins that it imports from. */
  requires?: readonly string[];
  /** Words after the language of a code fence that only this plugin handles. */
  fenceWords?: readonly string[];
  /** Chunks of its browser code, by name. Chunks of islands (`island-…`) need no entry. */
  chunks?: PluginChunks;
  /** Sets up the build half. Plugins that only run in the browser omit it. */
  setup?(site: Site): SiteHooks<Api>;
}

/** Chunks of a plugin's browser code that need more than a name. */
export interface PluginChunks {
  /** Chunks that load when a reader uses something. Only these, and those of islands, may load React. */
  onUse?: readonly string[];
  /**
   * Chunks whose common modules are only in one of them, by the name of that one. The chunks of all islands have their
   * common modules in `islands`.
   */
  sharedIn?: Readonly<Record<string, readonly string[]>>;
}

/** Hooks of a plugin in a build. They are called in the order of the plugins. */
export interface SiteHooks<Api = unknown> extends PageHooks {
  /** Writes pages before Rspress reads them. */
  generatePages?(isProduction: boolean): Promise<void>;
  /** Finds problems in the sources of the site. */
  check?(pages: readonly Page[]): Problem[] | Promise<Problem[]>;
  /** Maps a problem in a generated page to its source. */
  sourceOf?(problem: Problem): Problem;
  /** Scripts in the head of every document, which run before first paint. */
  headScripts?: readonly string[];
  /** Tags in the head of every document. */
  headTags?: readonly string[];
  /** Additional entries in the context menu of the installed app's icon. */
  shortcuts?: readonly Shortcut[];
  /** Completes the HTML of a document. The router shows the page without it. */
  completeDocument?(html: string): Promise<string>;
  /**
   * Returns whether only few readers need a file. Such files are precached last, and their total size is shown
   * separately.
   */
  precacheLast?(file: string): boolean;
  /**
   * Documents that pages embed, without `.html`, and their content security policies. These documents are not pages.
   */
  frames?: Readonly<Record<string, string>>;
  /** Sources that pages may load from besides the site, by directive of the content security policy. */
  policySources?: Readonly<Record<string, string>>;
  /** Folders whose modules the development server compiles only when a page requests them. */
  compileOnDemand?: readonly string[];
  /** The plugin's own plugin for Rspress and the bundler. */
  rspress?: RspressPlugin;
  /** Its API for other plugins, returned by `site.use`. */
  api?: Api;
}

/** An entry in the context menu of the installed app's icon. */
export interface Shortcut {
  name: string;
  /** Path without the base path. */
  route: string;
}

/** The address where the site is served. */
export interface Address {
  /** Without a trailing slash. */
  origin: string;
  /** Starts and ends with a slash. */
  base: string;
}

/** The site: its pages, their compiled content, and its plugins. */
export class Site {
  readonly pages: Pages;
  readonly navigation: Navigation;
  readonly content: Content;
  /** The words that plugins handle in code fences. */
  readonly fenceWords: readonly string[];
  /** The app shell: a document without content, which can show any page offline. Set at the end of a build. */
  shell = '';
  readonly #hooks = new Map<string, SiteHooks>();

  /**
   * @param root absolute path of the folder with the pages
   * @throws if a plugin is missing that another one requires
   */
  constructor(
    root: string,
    readonly address: Address,
    plugins: readonly SitePlugin[],
  ) {
    checkRequirements(plugins);
    this.pages = new Pages(root);
    this.fenceWords = plugins.flatMap(({ fenceWords = [] }) => fenceWords);
    this.navigation = new Navigation(this.pages);
    const { navigation } = this;
    const hooks: PageHooks[] = [codeFileHooks()];
    const code: string[] = [inProject('scripts/content/code-files')];
    this.content = new Content(this.pages, {
      base: address.base,
      navigation,
      plugins: hooks,
      code,
    });
    for (const { name, setup } of plugins) {
      if (!setup) continue;
      const own = setup(this);
      this.#hooks.set(name, own);
      hooks.push(own);
      code.push(inProject('scripts/plugins', name, 'plugin'));
    }
  }

  /** Returns the hooks of all plugins. */
  get hooks(): readonly SiteHooks[] {
    return [...this.#hooks.values()];
  }

  /** Returns the API of another plugin. It is available after all plugins have been set up. */
  use = <Api>({ name }: SitePlugin<Api>): Api => this.#hooks.get(name)?.api as Api;

  get headScripts(): string[] {
    return this.hooks.flatMap(({ headScripts = [] }) => headScripts);
  }

  /** Paths that former addresses redirect to, by former address. */
  get redirects(): ReadonlyMap<string, string> {
    return readRedirects(this.pages.root);
  }

  get headTags(): string[] {
    return this.hooks.flatMap(({ headTags = [] }) => headTags);
  }

  /** Completes the HTML of a document with all plugins. */
  async completeDocument(html: string): Promise<string> {
    let completed = html;
    for (const { completeDocument } of this.hooks) {
      if (completeDocument) completed = await completeDocument(completed);
    }
    return completed;
  }

  get frames(): Record<string, string> {
    return Object.assign({}, ...this.hooks.map(({ frames }) => frames));
  }

  get policySources(): Record<string, string> {
    return Object.assign({}, ...this.hooks.map(({ policySources }) => policySources));
  }

  /** Returns the Rspress plugins of all plugins. */
  get rspressPlugins(): RspressPlugin[] {
    return this.hooks.flatMap(({ rspress = [] }) => rspress);
  }
}

function checkRequirements(plugins: readonly SitePlugin[]): void {
  const names = plugins.map(({ name }) => name);
  for (const { name, requires = [] } of plugins) {
    const missing = requires.filter((one) => !names.includes(one));
    if (missing.length === 0) continue;
    throw new Error(
      `The plugin "${name}" requires ${missing.map((one) => `"${one}"`).join(' and ')}: add them to scripts/plugins/index.ts, or remove "${name}" as well.`,
    );
  }
}

/** Lets plugins generate pages. Must be registered before plugins that read pages. */
export const pluginGeneratedPages = ({ hooks }: Pick<Site, 'hooks'>): RspressPlugin => ({
  name: 'site:generated-pages',
  async config(config, _utils, isProduction) {
    for (const { generatePages } of hooks) await generatePages?.(isProduction);
    return config;
  },
});
