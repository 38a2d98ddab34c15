import { expect, test } from 'vitest';
import { installCommands } from './installCommands';

test('each package manager has its command', () => {
  expect(installCommands('@ngrx/signals').map(({ command }) => command)).toEqual([
    'npm install @ngrx/signals',
    'pnpm add @ngrx/signals',
    'yarn add @ngrx/signals',
    'bun add @ngrx/signals',
  ]);
});

test('invalid package names are rejected', () => {
  expect(() => installCommands('<img src=x>')).toThrow(
    '"<img src=x>" is not a list of package names',
  );
});
