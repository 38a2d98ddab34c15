import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findChromium, findHeadlessShell } from './browser';

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
