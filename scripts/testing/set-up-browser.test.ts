import { beforeEach, expect, test, vi } from 'vitest';
import { setUpBrowser } from './set-up-browser';

const commands: string[] = [];

/** Creates a fake machine on which only matching commands install a browser. */
function machine(installer?: RegExp, changes: object = {}) {
  let installed = false;
  return {
    find: () => {
      if (!installed) throw new Error('npx playwright install --with-deps chromium');
      return '/usr/bin/chromium';
    },
    named: undefined,
    isRoot: true,
    platform: 'linux' as const,
    run: (command: string) => {
      commands.push(command);
      installed = installer?.test(command) ?? false;
      return {} as never;
    },
    ...changes,
  };
}

beforeEach(() => {
  commands.length = 0;
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

test('uses an existing browser', () => {
  setUpBrowser(machine(undefined, { find: () => '/usr/bin/chromium' }));
  expect(commands).toEqual([]);
});

test('otherwise installs Playwright’s browser, and announces it', () => {
  setUpBrowser(machine(/playwright/));
  expect(commands).toEqual(['npx playwright install --with-deps chromium']);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining(commands[0] ?? ''));
});

test('falls back to the distribution if Playwright’s server is unreachable', () => {
  setUpBrowser(machine(/apt-get/));
  expect(commands).toHaveLength(2);
});

test('does not change the system without root permissions', () => {
  setUpBrowser(machine(/playwright/, { isRoot: false }));
  expect(commands).toEqual(['npx playwright install chromium']);
});

test('throws an error with the command to run if nothing works', () => {
  expect(() => setUpBrowser(machine())).toThrow('npx playwright install --with-deps chromium');
});

test('does not replace a wrong CHROMIUM_PATH', () => {
  expect(() => setUpBrowser(machine(/./, { named: '/nowhere' }))).toThrow();
  expect(commands).toEqual([]);
});
