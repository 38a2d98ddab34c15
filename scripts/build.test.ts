import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { plant } from './rules/fixtures/mistakes';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

/** What a build reads. */
const SOURCES = [
  'docs',
  'theme',
  'scripts',
  'sw',
  'package.json',
  'package-lock.json',
  'rspress.config.ts',
  'tsconfig.json',
];

/** Time for a build on a slow machine, in ms. */
const PATIENCE = 240_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  for (const name of SOURCES) {
    cpSync(path.join(REPOSITORY, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});

/** What `npm run build` ends with and says in the copy. */
function build() {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, said: stdout + stderr };
}

test(
  'mistakes of all kinds are told by one build, each once, with file, line, column and a remedy',
  () => {
    const planted = plant(folder);
    const { status, said } = build();
    const told = said.match(/^\S+ {2}\S.*/gm) ?? [];
    const untold = planted.filter((one) => !told.some((line) => line.startsWith(one)));
    expect(untold).toEqual([]);
    expect(told.filter((line) => !planted.some((one) => line.startsWith(one)))).toEqual([]);
    expect(told).toHaveLength(planted.length);
    expect(said).toContain(`problems (${planted.length})`);
    expect(said, 'without a stack').not.toMatch(/^ +at /m);
    expect(said, 'all ids of pages, once').toMatch(/^All ids of pages: .*with-reset.*/m);
    expect(status).toBe(1);
  },
  PATIENCE,
);

test.each([
  [
    'a configuration that cannot be read',
    'rspress.config.ts',
    (text: string) => `${text}\nexport const = 1;\n`,
    /rspress\.config\.ts:\d+:\d+: ERROR/,
  ],
  [
    'a step of a plugin that throws',
    'scripts/metadata/page-files.ts',
    (text: string) => text.replace('const listFile', "throw new Error('No space for pages.');\n$&"),
    /Error: No space for pages\.[\s\S]*?scripts\/metadata\/page-files\.ts:\d+/,
  ],
])(
  '%s ends `npm run build` with an exit code and a place to look, told once',
  (_what, name, edit, message) => {
    const file = path.join(folder, name);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
    const { status, said } = build();
    expect(said.match(new RegExp(message, 'g'))).toHaveLength(1);
    expect(status).toBe(1);
  },
  PATIENCE,
);
