import { expect, test } from 'vitest';
import { installCommands } from './installCommands';

const linesOf = (command: string) => installCommands(command).map(([, line]) => line);

test('each package manager has its own command for adding packages', () => {
  expect(linesOf('install -D @ngrx/signals@^20.0.0 rxjs')).toEqual([
    'npm install -D @ngrx/signals@^20.0.0 rxjs',
    'pnpm add -D @ngrx/signals@^20.0.0 rxjs',
    'yarn add -D @ngrx/signals@^20.0.0 rxjs',
    'bun add -D @ngrx/signals@^20.0.0 rxjs',
  ]);
});

test('without packages, the command installs those of the project', () => {
  expect(linesOf('install')).toEqual(['npm install', 'pnpm install', 'yarn', 'bun install']);
});

test('options without packages are for the packages of the project', () => {
  expect(linesOf('install --frozen-lockfile')).toEqual([
    'npm install --frozen-lockfile',
    'pnpm install --frozen-lockfile',
    'yarn --frozen-lockfile',
    'bun install --frozen-lockfile',
  ]);
});

test.each(['run build', 'install; rm', 'install  two spaces', ''])(
  'a command that does not install is rejected: “%s”',
  (command) => {
    expect(() => installCommands(command)).toThrow('is no command like "install pkg"');
  },
);
