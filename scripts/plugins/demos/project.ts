import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { library } from '../../../theme/config/library';
import { site } from '../../../theme/config/site';
import type { DemoProject } from '../../../theme/plugins/demos/openProject';
import type { DemoSources } from '../../../theme/plugins/demos/types';
import { inProject } from '../../lib/paths';
import { CONFIGURATION } from '../compiler';
import type { DemoUse } from './uses';

/** Packages that every Angular application needs, even if its files do not import them. */
const REQUIRED_PACKAGES = [
  '@angular/common',
  '@angular/compiler',
  '@angular/core',
  '@angular/platform-browser',
  'rxjs',
  'tslib',
];

/**
 * Creates a complete Angular project from a demo: the files that the page shows and runs, and those that the Angular
 * CLI needs, with the package versions of this site.
 */
export async function createProject(
  { name, files }: Pick<DemoUse, 'name' | 'files'>,
  folder: string,
): Promise<DemoProject> {
  const sources = new Map<string, string>();
  for (const file of files) await collect(file, folder, sources);
  const main = sources.get(`${name}.ts`) ?? '';
  const packages = new Set([...REQUIRED_PACKAGES, ...[...sources.values()].flatMap(packagesIn)]);
  // The types of the toolkit refer to these packages.
  for (const peer of ['@ngrx/signals', library.packageName]) packages.add(peer);

  return {
    title: `${site.title}: ${name}`,
    description: `The live demo "${name}" of ${site.origin}`,
    open: `src/${name}.ts`,
    files: {
      ...Object.fromEntries([...sources].map(([file, source]) => [`src/${file}`, source])),
      'src/main.ts': mainFile(name, /^export const appConfig\b/m.test(main)),
      'src/index.html': indexFile(name),
      'package.json': json(manifest(name, packages)),
      'angular.json': json(workspace(name)),
      'tsconfig.json': json(await compilerOptions()),
    },
  };
}

/** Returns the project as a single text. */
export function projectAsText({ title, files }: DemoProject): string {
  const parts = Object.entries(files).map(
    ([file, source]) => `${'='.repeat(8)} ${file}\n\n${source.trimEnd()}\n`,
  );
  return `${title}\n\n${parts.join('\n\n')}`;
}

/** Returns the demo's own files in a project, which readers can edit, by file name. */
export const sourcesOf = ({ files }: DemoProject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, source]) => {
      const [, file] = /^src\/(.+\.ts)$/.exec(path) ?? [];
      return file && file !== 'main.ts' ? [[file, source]] : [];
    }),
  );

/** Returns the sources of all demos in one file, which contains shared helpers only once. */
export function sourcesFile(demos: ReadonlyMap<string, Record<string, string>>): string {
  const names = [...demos].map(([name, sources]) => [name, Object.keys(sources)]);
  const all: DemoSources = {
    demos: Object.fromEntries(names),
    files: Object.assign({}, ...demos.values()),
  };
  return JSON.stringify(all);
}

/** Reads a file and all files that it imports from the same folder. */
async function collect(file: string, folder: string, sources: Map<string, string>) {
  if (sources.has(file)) return;
  const source = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
  // The rules or the compiler report missing files.
  if (source === undefined) return;
  sources.set(file, source);
  for (const specifier of importsOf(source)) {
    if (specifier.startsWith('./')) await collect(`${specifier.slice(2)}.ts`, folder, sources);
  }
}

const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export|\}) .*from '([^']+)';$/gm)].flatMap(([, found]) =>
    found ? [found] : [],
  );

/** Returns the packages that a file of a demo imports. */
export const packagesIn = (source: string): string[] =>
  importsOf(source)
    .filter((specifier) => !specifier.startsWith('.'))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));

/** Returns the package versions in the `package.json` of the site. */
export const siteVersions = (): Record<string, string> =>
  JSON.parse(readFileSync(inProject('package.json'), 'utf8')).devDependencies;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const mainFile = (
  name: string,
  hasConfig: boolean,
) => `import { bootstrapApplication } from '@angular/platform-browser';
import Demo${hasConfig ? ', { appConfig }' : ''} from './${name}';

bootstrapApplication(Demo${hasConfig ? ', appConfig' : ''}).catch((error) => console.error(error));
`;

const indexFile = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${site.title}: ${name}</title>
    <base href="/">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>
      :root {
        color-scheme: light dark;
        font-family: system-ui, sans-serif;
      }
    </style>
  </head>
  <body>
    <demo-root></demo-root>
  </body>
</html>
`;

function manifest(name: string, packages: Set<string>) {
  const versions = siteVersions();
  const versionOf = (dependency: string) => versions[dependency] ?? '*';
  // The CLI is not installed here. Its minor versions match those of the framework, but its patch versions do not.
  const cliVersion = `^${versionOf('@angular/core').split('.').slice(0, 2).join('.')}.0`;
  return {
    name: `ngrx-toolkit-${name}`,
    private: true,
    scripts: { start: 'ng serve', build: 'ng build' },
    stackblitz: { startCommand: 'npm start' },
    dependencies: Object.fromEntries([...packages].sort().map((one) => [one, versionOf(one)])),
    devDependencies: {
      '@angular/build': cliVersion,
      '@angular/cli': cliVersion,
      '@angular/compiler-cli': versionOf('@angular/compiler-cli'),
      typescript: versionOf('typescript'),
    },
  };
}

const workspace = (name: string) => ({
  version: 1,
  projects: {
    [name]: {
      projectType: 'application',
      root: '',
      sourceRoot: 'src',
      architect: {
        build: {
          builder: '@angular/build:application',
          options: { browser: 'src/main.ts', index: 'src/index.html', tsConfig: 'tsconfig.json' },
          configurations: { development: { optimization: false, sourceMap: true } },
          defaultConfiguration: 'development',
        },
        serve: {
          builder: '@angular/build:dev-server',
          options: { buildTarget: `${name}:build` },
        },
      },
    },
  },
});

/** Returns the compiler options of the demos on this site. */
async function compilerOptions() {
  const options = JSON.parse(await readFile(CONFIGURATION, 'utf8'));
  return { ...options, files: ['src/main.ts'] };
}
