import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addMistakes } from './rules/fixtures/mistakes';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

/** Files that a build of the site needs. */
const SOURCES = [
  'docs',
  'theme',
  'scripts',
  'sw',
  'package.json',
  'package-lock.json',
  'rspress.config.js',
  'rspress.config.ts',
  'tsconfig.json',
];

/** Time for a build on a slow machine, in ms. */
const BUILD_TIMEOUT = 240_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});

const at = (name: string) => path.join(folder, name);

function copy(names: readonly string[]): void {
  for (const name of names) {
    cpSync(path.join(REPOSITORY, name), at(name), { recursive: true });
  }
}

/** Runs `npm run build` in the folder and returns its exit code and output. */
function build() {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, output: stdout + stderr };
}

test(
  'a build reports mistakes of all kinds, each once, with file, line, column and remedy',
  () => {
    copy(SOURCES);
    const expected = addMistakes(folder);
    const { status, output } = build();
    const reported = output.match(/^\S+ {2}\S.*/gm) ?? [];
    const missing = expected.filter((one) => !reported.some((line) => line.startsWith(one)));
    expect(missing).toEqual([]);
    expect(reported.filter((line) => !expected.some((one) => line.startsWith(one)))).toEqual([]);
    expect(reported).toHaveLength(expected.length);
    expect(output).toContain(`problems (${expected.length})`);
    expect(output, 'without a stack').not.toMatch(/^ +at /m);
    expect(output, 'all ids of pages, once').toMatch(/^All page ids: .*with-reset.*/m);
    expect(status).toBe(1);
  },
  BUILD_TIMEOUT,
);

/** A project with one page, and a plugin whose file fails. */
function smallProject(): void {
  copy(['package.json', 'rspress.config.js']);
  symlinkSync(path.join(REPOSITORY, 'scripts'), at('scripts'), 'junction');
  mkdirSync(at('docs'));
  writeFileSync(at('docs/index.md'), '# Title\n');
  writeFileSync(
    at('rspress.config.ts'),
    `import { emitFiles } from './scripts/rspress/emit-files';

function writeList(): Promise<never> {
  throw new Error('No space for pages.');
}

const plugins = [emitFiles('list', 'documents', writeList)];
export default { root: 'docs', plugins: [{ name: 'list', builderConfig: { plugins } }] };
`,
  );
}

test(
  'an exception in a plugin fails `npm run build` and is reported once, with its position',
  () => {
    smallProject();
    const { status, output } = build();
    expect(output.match(/Error: No space for pages\./g)).toHaveLength(1);
    expect(output).toMatch(/Error: No space for pages\.[\s\S]*?rspress\.config\.ts:4/);
    expect(status).toBe(1);
  },
  BUILD_TIMEOUT,
);

test(
  'a syntax error in the configuration fails `npm run build` and is reported once, with its position',
  () => {
    smallProject();
    appendFileSync(at('rspress.config.ts'), 'export const = 1;\n');
    const { status, output } = build();
    expect(output.match(/rspress\.config\.ts:9:\d+: ERROR/g)).toHaveLength(1);
    expect(status).toBe(1);
  },
  BUILD_TIMEOUT,
);

test(
  'a build in a folder whose name the bundler misreads says so',
  () => {
    smallProject();
    renameSync(folder, `${folder}#1`);
    folder += '#1';
    const { status, output } = build();
    expect(output).toContain('The path of the project contains "#"');
    expect(output, 'nothing else').not.toMatch(/Module not found|^ +at /m);
    expect(status).toBe(1);
  },
  BUILD_TIMEOUT,
);
