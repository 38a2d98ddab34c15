import type { RspressPlugin } from '@rspress/core';
import type { PageContent, PageHooks } from '../content/hooks';
import type { Page } from '../content/page';
import { Pages } from '../content/pages';
import { readRedirects } from '../lib/addresses';
import type { Problem } from '../lib/problems';
import { Navigation } from '../navigation/plugin';

/**
 * A feature that a site could do without. To remove it, delete its folders (`scripts/plugins/<name>`,
 * `theme/plugins/<name>`, `e2e/plugins/<name>`), its line in `scripts/plugins/index.ts`, and its arrows in
 * `scripts/plugins/plugin-imports.grit`. The build then names every page that still uses it.
 *
 * @typeParam Api its API for other plugins
 */
export interface SitePlugin<Api = unknown> {
  /** That of its folders. */
  name: string;
  /** Words after the language of a code fence that only this plugin handles. */
  fenceWords?: readonly string[];
  /** Entries of the front matter, with a text, that only this plugin reads. */
  frontMatter?: readonly string[];
  /** Chunks of its browser code, by name. Chunks of islands (`island-…`) need no entry. */
  chunks?: {
    /** Chunks that load when a reader uses something. Only these, and those of islands, may load React. */
    onUse?: readonly string[];
    /** Chunks whose common modules are only in one of them, by the name of that one. Islands share `islands`. */
    sharedIn?: Readonly<Record<string, readonly string[]>>;
  };
  /** Sets up the build half. */
  setup?(site: Site): SiteHooks<Api>;
}

/** Hooks of a plugin in a build, besides those for pages. */
export interface SiteHooks<Api = unknown> extends PageHooks {
  /** Finds problems in the sources of the site. */
  check?(pages: readonly Page[]): Problem[] | Promise<Problem[]>;
  /** Maps a problem in a generated page to its source. */
  sourceOf?(problem: Problem): Problem;
  /** For the head of every document: scripts that run before first paint, and tags. */
  head?: { scripts?: readonly string[]; tags?: readonly string[] };
  /** Completes the HTML of a document. The router shows the page without it. */
  completeDocument?(html: string): Promise<string>;
  /** Exceptions from the content security policy. */
  policy?: Partial<PolicyExceptions>;
  /** The plugin's own plugin for Rspress and the bundler. */
  rspress?: RspressPlugin;
  /** Its API for other plugins, returned by `site.use`. */
  api?: Api;
}

/** Exceptions from the content security policy. */
interface PolicyExceptions {
  /** Sources that pages may load from besides the site, by directive. */
  sources: Readonly<Record<string, string>>;
  /** Documents that pages embed, without `.html`, each with its own policy. They are not pages. */
  frames: Readonly<Record<string, string>>;
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
  /** The app shell: a document without content, which can show any page offline. Set at the end of a build. */
  shell = '';
  /** What plugins have read from the text of the pages that this process has compiled, by route. */
  readonly compiled = new Map<string, Partial<PageContent>>();
  /** Compiles a page, so that `compiled` has it. Set in development, where Rspress compiles a page when it is opened. */
  compile?: (page: Page) => Promise<unknown>;
  readonly #hooks = new Map<string, SiteHooks>();

  /** @param root absolute path of the folder with the pages */
  constructor(
    root: string,
    readonly address: Address,
    readonly plugins: readonly SitePlugin[],
  ) {
    this.pages = new Pages(root);
    this.navigation = new Navigation(this.pages);
    for (const { name, setup } of plugins) {
      this.#hooks.set(name, setup?.(this) ?? {});
    }
  }

  get hooks(): readonly SiteHooks[] {
    return [...this.#hooks.values()];
  }

  /** The API of another plugin. It is available after all plugins have been set up. */
  use = <Api>({ name }: SitePlugin<Api>): Api => this.#hooks.get(name)?.api as Api;

  /**
   * What plugins have read from the text of a page. In a build, that of all pages is known when documents are; in
   * development, that of pages which the reader has opened.
   */
  contentOf = (route: string): Partial<PageContent> =>
    globalThis.rendered?.pages[route]?.compiled ?? this.compiled.get(route) ?? {};

  /** Paths that former addresses redirect to, by former address. */
  get redirects(): ReadonlyMap<string, string> {
    return readRedirects(this.pages.root);
  }

  get policy(): PolicyExceptions {
    const all = this.hooks.map(({ policy }) => policy);
    return {
      sources: Object.assign({}, ...all.map((policy) => policy?.sources)),
      frames: Object.assign({}, ...all.map((policy) => policy?.frames)),
    };
  }
}
