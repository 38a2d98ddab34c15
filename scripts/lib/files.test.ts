import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readText, writeFiles } from './files';

const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
const folder = path.join(root, 'api');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads a text in the same way, whichever editor saved it', () => {
  const file = path.join(root, 'text.md');
  writeFileSync(file, '\uFEFF# One\r\n\r\nTwo\r\n');
  expect(readText(file)).toBe('# One\n\nTwo\n');
});

it('does not touch an unchanged file', () => {
  const file = path.join(folder, 'a.mdx');
  writeFiles(folder, new Map([['api/a.mdx', '# a']]));
  utimesSync(file, 1, 1);
  writeFiles(folder, new Map([['api/a.mdx', '# a']]));
  expect(statSync(file).mtimeMs).toBe(1000);
  writeFiles(folder, new Map([['api/a.mdx', '# b']]));
  expect(readFileSync(file, 'utf8')).toBe('# b');
});

it('deletes files that are no longer generated', () => {
  writeFiles(
    folder,
    new Map([
      ['api/a.mdx', '# a'],
      ['api/b.mdx', '# b'],
    ]),
  );
  writeFiles(folder, new Map([['api/b.mdx', '# b']]));
  expect(existsSync(path.join(folder, 'a.mdx'))).toBe(false);
  expect(existsSync(path.join(folder, 'b.mdx'))).toBe(true);
});
