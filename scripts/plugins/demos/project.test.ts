import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Pages } from '../../content/pages';
import { type AngularProject, createProject } from '../../typescript/project';
import { projectAsText } from './files';
import { type DemoUse, demosOf } from './uses';

let uses: DemoUse[] = [];
let folder = '';
const projects = new Map<string, AngularProject>();

beforeAll(async () => {
  uses = (await new Pages(path.resolve('docs')).refresh()).flatMap(demosOf);
  for (const use of uses) projects.set(use.name, await createProject(use.name, use.files));
  await mkdir('node_modules/.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('node_modules/.cache/demo-projects-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the project of every demo compiles with its own configuration', async () => {
  expect(uses.length).toBeGreaterThan(0);
  for (const [name, { files }] of projects) {
    for (const [file, source] of Object.entries(files)) {
      const target = path.join(folder, name, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, source);
    }
  }
  const [first = ''] = projects.keys();
  const { readConfiguration } = await import('@angular/compiler-cli');
  const { rootNames, errors } = readConfiguration(path.join(folder, first, 'tsconfig.json'));
  expect(rootNames.map((file) => path.relative(folder, file))).toEqual([`${first}/src/main.ts`]);
  expect(errors).toEqual([]);
  // All projects have the same options, so one program can contain them. The build compiles the templates with the
  // same options; only the file paths and main.ts are specific to projects.
  const all = path.join(folder, 'tsconfig.json');
  const files = [...projects.keys()].map((name) => `${name}/src/main.ts`);
  await writeFile(all, JSON.stringify({ extends: `./${first}/tsconfig.json`, files }));
  const tsc = path.resolve('node_modules/typescript-native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', all], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
}, 120_000);

test('a project depends on every package that its files import', () => {
  for (const [name, { files }] of projects) {
    const { dependencies } = JSON.parse(files['package.json'] ?? '');
    expect(dependencies, name).toHaveProperty(['@angular-architects/ngrx-toolkit']);
    for (const [file, source] of Object.entries(files)) {
      if (!file.endsWith('.ts')) continue;
      for (const [, found = ''] of source.matchAll(/ from '([^.'][^']*)'/g)) {
        const scoped = found.startsWith('@') ? 2 : 1;
        const dependency = found.split('/').slice(0, scoped).join('/');
        expect(dependencies, `${name}: ${file}`).toHaveProperty([dependency]);
      }
    }
  }
});

test('the application uses the configuration if its demo exports one', () => {
  expect(projects.get('with-call-state')?.files['src/main.ts']).toContain(
    'bootstrapApplication(Demo, appConfig)',
  );
  expect(projects.get('with-reset')?.files['src/main.ts']).toContain('bootstrapApplication(Demo)');
});

test('the project as text contains every file once', () => {
  const project = projects.get('with-data-service');
  if (!project) throw new Error('The demo with-data-service does not exist.');
  const text = projectAsText(project);
  for (const file of Object.keys(project.files)) expect(text.split(`= ${file}\n`)).toHaveLength(2);
});
