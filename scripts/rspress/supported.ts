import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { site } from '../../theme/config/site';
import { filesIn } from '../lib/files';
import { inProject } from '../lib/paths';
import { type Problem, placeAt } from '../lib/problems';

const FRAME = 'The theme has its own frame: change it in theme/frame and theme/config/theme.ts.';
const NO_CLIENT =
  'No React runs on pages. Render it in theme/frame, and make its interactive part an island (theme/README.md).';
const ONE = 'The site has one language and one version.';
const SEARCH = 'The site has its own search: scripts/plugins/search.';
const COPIES = 'The site has its own llms.txt and Markdown copies: scripts/plugins/assistant.';
const ROUTES = 'Pages are all files of docs whose path has no part that starts with an underscore.';
const FENCES = 'Write the option after the language of the fence.';
const TEXTS = 'The texts of the theme are in theme/config/translate.ts.';

const IN_SITE = 'Change it in theme/config/site.ts, where the theme reads it.';

/** Options that work as Rspress documents them. */
const WORKS = [
  ...['root', 'outDir', 'base', 'siteOrigin', 'head', 'globalStyles', 'builderConfig', 'plugins'],
  'route.exclude',
  ...['remarkPlugins', 'rehypePlugins', 'globalComponents', 'link', 'image', 'crossCompilerCache']
    .concat('cjkFriendlyEmphasis', 'shiki')
    .map((name) => `markdown.${name}`),
];

/**
 * Options that Rspress documents, but the client or the theme would ignore, with what to use instead. The value that
 * changes nothing is allowed.
 */
const IGNORED: readonly (readonly [option: string, remedy: string, harmless?: unknown])[] = [
  ['title', IN_SITE, site.title],
  ['description', IN_SITE, site.description],
  ['lang', IN_SITE, site.i18n.defaultLocale],
  ['themeDir', 'The build imports the theme from the folder theme.', inProject('theme')],
  ['logo', FRAME],
  ['logoText', FRAME],
  ['logoHref', FRAME],
  ['icon', 'The icons are in docs/public, and scripts/metadata/head.ts links to them.'],
  ['locales', ONE],
  ['i18nSource', TEXTS],
  ['i18nSourcePath', TEXTS],
  ['multiVersion', ONE],
  ['languageParity', ONE],
  ['globalUIComponents', NO_CLIENT],
  ['search', SEARCH, false],
  ['ssg', 'The client shows the documents of a build, so all pages must be rendered.', true],
  ['llms', COPIES, false],
  ['mediumZoom', 'Images cannot be enlarged. Link them to a larger one.', false],
  ['route.cleanUrls', 'Addresses have no extension (theme/config/routes.ts).', true],
  ['route.localeRedirect', ONE],
  ...['include', 'excludeConvention', 'extensions'].map(
    (name) => [`route.${name}`, ROUTES] as const,
  ),
  ...['prefetchLink', 'useTransitions', 'cleanUrlsRedirect'].map(
    (name) => [`route.${name}`, 'The site has its own router: theme/app/router.'] as const,
  ),
  ['replaceRules', 'Write a component, such as <PackageName />, and use it on pages.'],
  ['markdown.showLineNumbers', FENCES, false],
  ['markdown.defaultWrapCode', FENCES, false],
  ['markdown.defaultCodeOverflow', 'Code is shown in full.'],
  ['markdown.extractDescription', 'Each page has a description in its front matter.'],
  ...['theme', 'themes'].map(
    (name) => [`markdown.shiki.${name}`, 'The colors of code are in theme/content/Code.'] as const,
  ),
];

/** Groups of options. */
const GROUPS = ['route', 'markdown'] as const;

const KNOWN: readonly string[] = [
  ...WORKS,
  ...IGNORED.map(([option]) => option),
  ...GROUPS,
  'themeConfig',
];

/** Options that must be set, because Rspress's own default has an effect. */
const REQUIRED = ['search', 'mediumZoom', 'route.cleanUrls'];

/** The same for `themeConfig`, whose other options are all for Rspress's own theme. */
const THEME: Readonly<Record<string, unknown>> = { darkMode: 'force-light', nav: [], sidebar: {} };

/** Hooks of plugins for Rspress that would have no effect. */
const IGNORED_HOOKS: readonly (readonly [hook: keyof RspressPlugin, remedy: string])[] = [
  ['globalUIComponents', NO_CLIENT],
  ['addPages', 'Write the pages into docs before they are read, as scripts/plugins/api does.'],
  ['modifySearchIndexData', SEARCH],
  ['i18nSource', TEXTS],
];

/** Plugins whose hooks work, but whose files would replace those of the site, or the other way around. */
const OWN_FILES: Readonly<Record<string, string>> = {
  '@rspress/plugin-sitemap':
    'The site writes sitemap.xml itself, with the days of the commits and without unlisted pages: scripts/metadata/pages.ts.',
  '@rspress/plugin-llms': COPIES,
};

/** Finds options and plugins in the configuration of Rspress that would be ignored. */
export function checkSupported(config: UserConfig): Problem[] {
  const file = inProject('rspress.config.ts');
  const text = readFileSync(file, 'utf8');
  const problem = (word: string, message: string, remedy: string): Problem => {
    const at = text.search(new RegExp(`\\b${word}:`));
    return { file, ...(at < 0 ? {} : placeAt(text, at)), message, remedy };
  };
  const options = [
    ...IGNORED,
    ...Object.keys(config.themeConfig ?? {}).map(
      (name) => [`themeConfig.${name}`, FRAME, THEME[name]] as const,
    ),
    ...unknownOptions(config),
  ].flatMap(([option, remedy, harmless]) => {
    const value = optionIn(config, option.split('.'));
    const name = option.split('.').at(-1) ?? '';
    if (value === undefined && REQUIRED.includes(option)) {
      return [problem('plugins', `The option ${option} is missing.`, `Set it to ${harmless}.`)];
    }
    const isHarmless = value === undefined || JSON.stringify(value) === JSON.stringify(harmless);
    return isHarmless ? [] : [problem(name, `The option ${option} is not supported.`, remedy)];
  });
  const plugins = (config.plugins ?? []).flatMap((plugin) => [
    ...IGNORED_HOOKS.filter(([hook]) => plugin[hook]).map(([hook, remedy]) =>
      problem('plugins', `${hook} of the plugin "${plugin.name}" is not supported.`, remedy),
    ),
    ...Object.entries(OWN_FILES)
      .filter(([name]) => name === plugin.name)
      .map(([name, remedy]) =>
        problem('plugins', `The plugin "${name}" is not supported.`, remedy),
      ),
  ]);
  return [...options, ...plugins];
}

/** Options that nobody has tried with the site, such as those of a newer version of Rspress. */
const unknownOptions = (config: UserConfig) =>
  [config, ...GROUPS.map((group) => config[group] ?? {})]
    .flatMap((options, at) =>
      Object.keys(options).map((name) => (at ? `${GROUPS[at - 1]}.${name}` : name)),
    )
    // Rsbuild adds options of its own, which start with an underscore.
    .filter((option) => !option.startsWith('_') && !KNOWN.includes(option))
    .map((option) => [option, 'Add it to scripts/rspress/supported.ts if it works.'] as const);

const optionIn = (config: object, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    config,
  );

/** Finds the files from which Rspress would create its navigation. */
export const checkNavigationFiles = (root: string): Problem[] =>
  filesIn(root)
    .filter((name) => /(?:^|\/)_(?:meta|nav)\.jsonc?$/.test(name) && !name.startsWith('public/'))
    .map((name) => ({
      file: path.join(root, name),
      message: 'The file is not supported.',
      remedy:
        'Delete it. Sidebars are in theme/config/sidebars.ts, and the navbar in theme/config/theme.ts.',
    }));

/** The names of the components that the configuration and plugins add to all pages. */
export function globalComponents({ markdown, plugins = [] }: UserConfig): string[] {
  const files = [{ markdown }, ...plugins].flatMap((one) => one.markdown?.globalComponents ?? []);
  return files.map((file) => path.parse(file).name.replace(/^./, (first) => first.toUpperCase()));
}
