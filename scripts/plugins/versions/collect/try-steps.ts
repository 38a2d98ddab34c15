/**
 * Upgrades a new project from each major version of Angular to the next with the commands of the changes page, and
 * builds it before and after. Prints a table of the steps.
 *
 *   npx tsx scripts/plugins/versions/collect/try-steps.ts [cli | nx] [version of Angular to start from …]
 */
import { execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { library } from '../../../../theme/config/library';
import { compareVersions, isRelease, majorOf } from '../../../../theme/lib/versions';
import { commandsFor, lineOf } from '../../../../theme/plugins/versions/Upgrade/upgradeSteps';
import { releasesOf } from '../releases';
import { readHistory, readRecorded } from './corpus';
import { versionsOf } from './sets';

const STORE = `import { withCallState, withDevtools } from '${library.packageName}';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';

export const Store = signalStore(
  { providedIn: 'root' },
  withDevtools('counter'),
  withState({ count: 0 }),
  withCallState(),
  withMethods((store) => ({
    set: (count: number) => patchState(store, { count }),
  })),
);
`;

/** By tool: the first version of Angular to upgrade, how to create a project, and how to build it. */
const TOOLS = {
  cli: {
    first: 17,
    create: ({ line }: { line: number }) =>
      `@angular/cli@${line} new project --defaults --skip-git --skip-install`,
    build: 'npx ng build',
  },
  nx: {
    first: 19,
    create: ({ nx }: { nx: number }) =>
      `create-nx-workspace@${nx} project --preset=angular-standalone --appName=app --style=css --bundler=esbuild --ssr=false --e2eTestRunner=none --unitTestRunner=none --nxCloud=skip --skipGit --interactive=false`,
    build: 'npx nx build',
  },
} as const;

/** The packages that these install in their own version. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  '@angular/cli': ['@angular/build', '@angular-devkit/build-angular'],
  'create-nx-workspace': ['nx', '@nx/angular'],
  'nx migrate': ['nx', '@nx/angular', 'create-nx-workspace'],
};

/** Replaces major versions in a command, if the registry lacks the newest version of some packages of a group. */
function installable(command: string): string {
  return Object.entries(GROUPS).reduce((text, [name, group]) => {
    return text.replace(new RegExp(`${name}[@ ](\\d+)(?= |$)`), (all, line) => {
      const packages = [...(name.includes(' ') ? [] : [name]), ...group];
      // The oldest Angular lacks some packages.
      const lists = packages
        .map((one) => versionsOf(one).filter((v) => isRelease(v) && `${majorOf(v)}` === line))
        .filter((list) => list.length > 0);
      const [own = [], ...others] = lists;
      const common = own.filter((version) => others.every((list) => list.includes(version)));
      const newest = common.sort(compareVersions).at(-1);
      return newest ? all.replace(line, newest) : all;
    });
  }, command);
}

/** Runs a command as in a terminal. Throws with the errors that it prints, and with the end of its output. */
function shell(command: string, cwd: string): void {
  const env = { ...process.env, CI: 'true', NG_CLI_ANALYTICS: 'false', NX_DAEMON: 'false' };
  console.log(`$ ${command}`);
  try {
    execSync(command, { cwd, env, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const lines = `${stdout}${stderr}`.trim().split('\n');
    const errors = lines.filter((line) => /error|err!|cannot find/i.test(line)).slice(0, 20);
    throw new Error([command, ...errors, '…', ...lines.slice(-10)].join('\n'));
  }
}

const releases = releasesOf(readHistory(), readRecorded());

/** Upgrades a project from one version of Angular to the next. */
function tryStep(tool: keyof typeof TOOLS, line: number, folder: string): void {
  const [from, to] = [line, line + 1].map((one) => releases.findLast((r) => lineOf(r) === one));
  if (!from || !to) throw new Error(`No release is for Angular ${line} or for the next.`);
  const { create, build } = TOOLS[tool];
  shell(installable(`npx --yes ${create({ line, nx: from.platform.nx })}`), folder);
  const project = path.join(folder, 'project');
  shell('git init -q', project);
  const main = path.join(project, 'src/main.ts');
  writeFileSync(path.join(project, 'src/store.ts'), STORE);
  writeFileSync(main, `import './store';\n${readFileSync(main, 'utf8')}`);
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(project, 'package.json'), 'utf8'),
  );
  const own = [library.packageName, '@ngrx/signals'];
  const packages = new Set(Object.keys({ ...dependencies, ...devDependencies }).concat(own));
  for (const command of [
    `npm install ${own.map((name) => `${name}@${from.tried[name]}`).join(' ')}`,
    build,
    ...commandsFor(library.packageName, from, to, releases, packages),
    build,
  ]) {
    shell(installable(command), project);
    // `ng update` refuses to change a repository with changes.
    shell('git add -A && git -c user.name=- -c user.email=- commit -qm - --allow-empty', project);
  }
}

const chosen = process.argv.slice(2);
const lines = [...new Set(releases.map(lineOf))].slice(0, -1);
const rows = ['| Project | Step | Result |', '| --- | --- | --- |'];
for (const tool of ['cli', 'nx'] as const) {
  for (const line of lines.filter((one) => one >= TOOLS[tool].first)) {
    const isChosen = (all: readonly string[], one: string) =>
      !all.some((other) => chosen.includes(other)) || chosen.includes(one);
    if (!isChosen(['cli', 'nx'], tool) || !isChosen(lines.map(String), `${line}`)) continue;
    const folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
    try {
      tryStep(tool, line, folder);
      rows.push(`| ${tool} | ${line} to ${line + 1} | runs |`);
    } catch (error) {
      rows.push(`| ${tool} | ${line} to ${line + 1} | fails |`);
      console.error((error as Error).message);
      process.exitCode = 1;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
console.log(rows.join('\n'));
