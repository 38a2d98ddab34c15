import { exec } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHANGES_ROUTE } from '../../theme/config/pages';
import { CACHE_FOLDER, digestOf } from '../lib/cache';
import { inProject, ROOT } from '../lib/paths';
import { copyFiles, gitEnvironment, linkPackages, listSources, removeCopy } from './copy';

/** The guide that variants and tests edit. */
export const EDITED_GUIDE = { file: 'docs/docs/with-reset.mdx', route: '/docs/with-reset' };

/** The package that a variant edits. */
const EDITED_PACKAGE = 'react-dom';

interface Variant {
  edits?: readonly { file: string; change: (text: string) => string }[];
  env?: Record<string, string>;
}

/** Announcement in the variant with all options enabled. */
const ANNOUNCEMENT = {
  id: 'test',
  text: 'This is an announcement.',
  link: { label: 'Read more', href: CHANGES_ROUTE },
  closeable: true,
};

/** A second version and a second language. Existing pages of the site serve as their home pages. */
const VERSION = { name: 'old', label: 'Old', path: '/offline', isLast: false };
const LANGUAGE = {
  'markdown-page': { label: 'Deutsch', direction: 'ltr', htmlLang: 'de', openGraph: 'de_DE' },
};

const enableAll = (text: string) => text.replaceAll(/\b(\w+): false\b/g, '$1: true');

/** Edits that enable every option of the theme's configuration that is off by default. */
const ENABLE_OPTIONS = [
  { file: 'theme/config/colorMode.ts', change: enableAll },
  {
    file: 'theme/config/theme.ts',
    change: (text: string) =>
      enableAll(text).replace(
        /(const announcementBar\b.* = )undefined/,
        `$1${JSON.stringify(ANNOUNCEMENT)}`,
      ),
  },
  {
    file: 'theme/config/site.ts',
    change: (text: string) =>
      text
        .replace(/(versions: \[)(.*)\]/, `$1$2, ${JSON.stringify(VERSION)}]`)
        .replace(/(locales: \{)/, `$1 ...${JSON.stringify(LANGUAGE)},`),
  },
];

/** Builds of the site for tests and benchmarks, each with one difference. */
const VARIANTS = {
  /** The unchanged site. */
  a: {},
  /** A guide with another word. */
  edited: {
    edits: [
      {
        file: EDITED_GUIDE.file,
        change: (text: string) => text.replace(/^(`\w+\(\)`) \w+/m, '$1 rephrased'),
      },
    ],
  },
  /** A different version of React. */
  react: { edits: ['cjs/react-dom-client.production.js', 'package.json'].map(replaceReactVersion) },
  /** Another base path, every option of the theme, a second version and a second language. */
  options: { edits: ENABLE_OPTIONS, env: { BASE: '/toolkit/' } },
} satisfies Record<string, Variant>;

type VariantName = keyof typeof VARIANTS;

const CACHE = inProject('node_modules/.cache/offline-variants');

/** Matches sources that builds do not read. */
const NOT_BUILT = /^e2e\/|^\w+\.md$|^lighthouserc|(?:^|\/)\.|\.test\.tsx?$/;

/**
 * Builds variants of the site, unless there are builds of the same sources. All are built in one copy of the project,
 * so that they differ only by their edits.
 *
 * @returns the folder of each built site
 * @throws with the output of a failed build
 */
export async function buildVariants<Name extends VariantName>(
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const sources = (await listSources()).filter((file) => !NOT_BUILT.test(file));
  const files = sources.map((file) => inProject(file));
  const home = path.join(CACHE, digestOf({ texts: sources, files }));
  const missing = names.filter((name) => !existsSync(path.join(home, name)));
  if (missing.length > 0) {
    if (!existsSync(home)) await removeCopy(CACHE);
    // Not in `node_modules`, where bundlers treat all files as packages.
    const tree = path.join(tmpdir(), `offline-variants-${digestOf({ texts: [ROOT] })}`);
    await removeCopy(tree);
    await copyFiles(sources, tree);
    await linkPackages(tree, EDITED_PACKAGE);
    const [cache, copy] = [inProject(CACHE_FOLDER), path.join(tree, CACHE_FOLDER)];
    if (existsSync(cache)) await cp(cache, copy, { recursive: true });
    for (const name of missing) {
      const started = performance.now();
      await buildVariant(name, tree, path.join(home, name));
      const seconds = (performance.now() - started) / 1000;
      console.log(`Built variant “${name}” of the site in ${seconds.toFixed(0)} s.`);
    }
    await removeCopy(tree);
  }
  const folders = names.map((name) => [name, path.join(home, name)]);
  return Object.fromEntries(folders) as Record<Name, string>;
}

async function buildVariant(name: VariantName, tree: string, target: string): Promise<void> {
  const { edits = [], env }: Variant = VARIANTS[name];
  const originals = new Map<string, string>();
  for (const { file, change } of edits) {
    const original = await readFile(path.join(tree, file), 'utf8');
    const edited = change(original);
    if (edited === original) throw new Error(`Variant “${name}” does not change ${file}.`);
    await writeFile(path.join(tree, file), edited);
    originals.set(file, original);
  }
  await build(name, tree, { ...(await gitEnvironment(tree)), ...env });
  // Written instead of copied, because the bundler's cache compares modification times.
  for (const [file, text] of originals) await writeFile(path.join(tree, file), text);
  // Renamed when complete, so that a partial copy is never used.
  await rm(`${target}.part`, { recursive: true, force: true });
  await cp(path.join(tree, 'dist'), `${target}.part`, { recursive: true });
  await rename(`${target}.part`, target);
}

async function build(name: string, cwd: string, env: Record<string, string>): Promise<void> {
  // The variants set their own base path.
  const { BASE: _, ...shared } = process.env;
  const options = { cwd, env: { ...shared, ...env }, maxBuffer: 2 ** 26 };
  await promisify(exec)('npm run --silent build', options).catch(({ message, stdout, stderr }) => {
    const output = `${message}\n${stdout}${stderr}`.slice(-4000);
    throw new Error(`Variant “${name}” of the site failed to build:\n${output}`);
  });
}

/** Changes React's own version, but not the versions of its dependencies. */
function replaceReactVersion(file: string) {
  return {
    file: `node_modules/${EDITED_PACKAGE}/${file}`,
    change: (text: string) => text.replaceAll(/(version"?(?::| =) )"\d+\.[^"]*"/g, '$1"999.0.0"'),
  };
}
