import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findHeadlessShell, setUpBrowser } from './browser';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
});

function install(name: string) {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  return file;
}

describe('the browser for tests', () => {
  it('is the one in CHROMIUM_PATH', () => {
    const named = install('my-chromium');
    expect(findChromium({ CHROMIUM_PATH: named, PATH: '' })).toBe(named);
  });

  it('is not silently replaced if CHROMIUM_PATH is wrong', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
      'CHROMIUM_PATH is /nowhere/chromium, but there is no such file.',
    );
  });

  it('is otherwise a system Chromium, or else Playwright’s', () => {
    const own = install('playwright-chromium');
    expect(findChromium({ PATH: '' }, own)).toBe(own);
    const system = install('chromium');
    expect(findChromium({ PATH: folder }, own)).toBe(system);
  });

  it('is reported as missing with the command that installs it', () => {
    expect(() => findChromium({ PATH: '' }, path.join(folder, 'none'))).toThrow(
      'npx playwright install --with-deps chromium',
    );
  });
});

describe('the browser for tests of pages', () => {
  it('is the system’s headless shell, because it opens pages faster', () => {
    install('chromium');
    const shell = install('chromium-headless-shell');
    expect(findHeadlessShell({ PATH: folder })).toBe(shell);
  });

  it('is the same as for other tests without such a shell or with CHROMIUM_PATH', () => {
    const system = install('chromium');
    expect(findHeadlessShell({ PATH: folder })).toBe(system);
    install('chromium-headless-shell');
    const named = install('my-chromium');
    expect(findHeadlessShell({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
  });
});

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

describe('the setup of a browser', () => {
  beforeEach(() => {
    commands.length = 0;
    vi.spyOn(console, 'log').mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });

  it('uses an existing browser', () => {
    setUpBrowser(machine(undefined, { find: () => '/usr/bin/chromium' }));
    expect(commands).toEqual([]);
  });

  it('otherwise installs Playwright’s browser, and announces it', () => {
    setUpBrowser(machine(/playwright/));
    expect(commands).toEqual(['npx playwright install --with-deps chromium']);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining(commands[0] ?? ''));
  });

  it('falls back to the distribution if Playwright’s server is unreachable', () => {
    setUpBrowser(machine(/apt-get/));
    expect(commands).toHaveLength(2);
  });

  it('does not change the system without root permissions', () => {
    setUpBrowser(machine(/playwright/, { isRoot: false }));
    expect(commands).toEqual(['npx playwright install chromium']);
  });

  it('throws an error with the command to run if nothing works', () => {
    expect(() => setUpBrowser(machine())).toThrow('npx playwright install --with-deps chromium');
  });

  it('does not replace a wrong CHROMIUM_PATH', () => {
    expect(() => setUpBrowser(machine(/./, { named: '/nowhere' }))).toThrow();
    expect(commands).toEqual([]);
  });
});
