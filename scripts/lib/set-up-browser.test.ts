import { beforeEach, expect, test, vi } from 'vitest';
import { setUpBrowser } from './set-up-browser';

const commands: string[] = [];

/** A machine on which only the commands that match bring a browser. */
function machine(brings?: RegExp, changes: object = {}) {
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
      installed = brings?.test(command) ?? false;
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

test('a browser that is there is taken as it is', () => {
  setUpBrowser(machine(undefined, { find: () => '/usr/bin/chromium' }));
  expect(commands).toEqual([]);
});

test('else Playwright installs its own, and says so first', () => {
  setUpBrowser(machine(/playwright/));
  expect(commands).toEqual(['npx playwright install --with-deps chromium']);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining(commands[0] ?? ''));
});

test('where that cannot be reached, the distribution does', () => {
  setUpBrowser(machine(/apt-get/));
  expect(commands).toHaveLength(2);
});

test('without rights nothing of the system is touched', () => {
  setUpBrowser(machine(/playwright/, { isRoot: false }));
  expect(commands).toEqual(['npx playwright install chromium']);
});

test('where nothing helps, the error names the command to run', () => {
  expect(() => setUpBrowser(machine())).toThrow('npx playwright install --with-deps chromium');
});

test('a wrong CHROMIUM_PATH is not replaced', () => {
  expect(() => setUpBrowser(machine(/./, { named: '/nowhere' }))).toThrow();
  expect(commands).toEqual([]);
});
