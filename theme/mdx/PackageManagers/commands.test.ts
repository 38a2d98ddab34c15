import { expect, test } from 'vitest';
import { installCommands } from './commands';

test('each package manager in its own words', () => {
  expect(installCommands('@ngrx/signals', true).map(({ command }) => command)).toEqual([
    'npm install --save-dev @ngrx/signals',
    'pnpm add --save-dev @ngrx/signals',
    'yarn add --dev @ngrx/signals',
    'bun add --dev @ngrx/signals',
  ]);
});

test('what is no package name is refused, since it would become HTML', () => {
  expect(() => installCommands('<img src=x>')).toThrow(/no list of package names/);
});
