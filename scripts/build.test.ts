import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

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
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'a link that leads nowhere',
    'docs/docs/with-reset.mdx',
    (text: string) => `${text}\n[x](/docs/with-rset)\n`,
    /docs\/docs\/with-reset\.mdx:\d+ .*\/docs\/with-rset leads to no page/,
  ],
  [
    'a configuration that cannot be read',
    'rspress.config.ts',
    (text: string) => `${text}\nexport const = 1;\n`,
    /rspress\.config\.ts:\d+:\d+: ERROR/,
  ],
  [
    'a step of a plugin that throws',
    'scripts/rspress/pages.ts',
    (text: string) => text.replace('files.list =', "throw new Error('No space for pages.');\n$&"),
    /Error: No space for pages\.[\s\S]*?scripts\/rspress\/pages\.ts:\d+/,
  ],
])(
  '%s ends `npm run build` with an exit code and a place to look, told once',
  (_what, name, edit, message) => {
    const file = path.join(folder, name);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect((stdout + stderr).match(new RegExp(message, 'g'))).toHaveLength(1);
    expect(status).toBe(1);
  },
  PATIENCE,
);
