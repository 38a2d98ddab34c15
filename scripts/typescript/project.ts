import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { library } from '../../theme/config/library';
import { site } from '../../theme/config/site';
import { CODE_FOLDER } from '../content/code-files';
import { readText } from '../lib/files';
import { inProject } from '../lib/paths';
import { packagesIn, specifiersIn } from './imports';
import { CONFIGURATION } from './package';

/** An Angular project: its text files by path, and the one to open first. */
export interface AngularProject {
  title: string;
  description: string;
  open: string;
  files: Record<string, string>;
}

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
 * Creates a complete project from files that pages show: these files and their imports, and those that the Angular CLI
 * needs, with the package versions of this site.
 *
 * @param name file name of the root component, without `.ts`
 */
export async function createProject(
  name: string,
  files: readonly string[],
  folder = CODE_FOLDER,
): Promise<AngularProject> {
  const sources = new Map<string, string>();
  for (const file of [...files, `${name}.ts`]) collect(file, folder, sources);
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

/** Reads a file and all files that it imports from the same folder. */
function collect(file: string, folder: string, sources: Map<string, string>) {
  if (sources.has(file)) return;
  // The rules or the compiler report missing files.
  if (!existsSync(path.join(folder, file))) return;
  const source = readText(path.join(folder, file));
  sources.set(file, source);
  for (const specifier of specifiersIn(source)) {
    if (specifier.startsWith('./')) collect(`${specifier.slice(2)}.ts`, folder, sources);
  }
}

/** The package versions in the `package.json` of the site. */
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

async function compilerOptions() {
  const options = JSON.parse(await readFile(CONFIGURATION, 'utf8'));
  return { ...options, files: ['src/main.ts'] };
}
