import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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
    '\n[x](/docs/with-rset)\n',
    /docs\/docs\/with-reset\.mdx:\d+ .*\/docs\/with-rset leads to no page/,
  ],
  [
    'a configuration that cannot be read',
    'rspress.config.ts',
    '\nexport const = 1;\n',
    /rspress\.config\.ts:\d+:\d+: ERROR/,
  ],
])(
  '%s ends `npm run build` with an exit code and a place to look, told once',
  (_what, file, text, message) => {
    appendFileSync(path.join(folder, file), text);
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
