import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addMistakes } from './rules/fixtures/mistakes';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

/** Files that a build needs. */
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
  for (const name of SOURCES) {
    cpSync(path.join(REPOSITORY, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});

/** Runs `npm run build` in the copy and returns its exit code and output. */
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

test.each([
  [
    'a syntax error in the configuration',
    'rspress.config.ts',
    (text: string) => `${text}\nexport const = 1;\n`,
    /rspress\.config\.ts:\d+:\d+: ERROR/,
  ],
  [
    'an exception in a plugin',
    'scripts/metadata/page-files.ts',
    (text: string) => text.replace('const listFile', "throw new Error('No space for pages.');\n$&"),
    /Error: No space for pages\.[\s\S]*?scripts\/metadata\/page-files\.ts:\d+/,
  ],
])(
  '%s fails `npm run build` and is reported once, with its position',
  (_what, name, edit, message) => {
    const file = path.join(folder, name);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
    const { status, output } = build();
    expect(output.match(new RegExp(message, 'g'))).toHaveLength(1);
    expect(status).toBe(1);
  },
  BUILD_TIMEOUT,
);

test(
  'a build in a folder whose name the bundler misreads says so',
  () => {
    renameSync(folder, `${folder}#1`);
    folder += '#1';
    const { status, output } = build();
    expect(output).toContain('The path of the project contains "#"');
    expect(output, 'nothing else').not.toMatch(/Module not found|^ +at /m);
    expect(status).toBe(1);
  },
  BUILD_TIMEOUT,
);
