import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../lib/paths';
import { programWith } from './program';

/** TypeScript takes a second for the declarations of packages, longer on a busy machine. */
const TIMEOUT = 60_000;

test(
  'everything that the site compiles is one program',
  () => {
    const demos = programWith([inProject('docs/_demos/with-reset.ts')]);
    expect(programWith([inProject('docs/_members/with-reset.ts')])).toBe(demos);
  },
  TIMEOUT,
);

test(
  'a program is reused until one of its files changes',
  () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'program-')), 'a.ts');
    writeFileSync(file, 'export const a = 1;');
    const first = programWith([file]);
    expect(programWith([file])).toBe(first);
    writeFileSync(file, 'export const a = 2;');
    const second = programWith([file]).getTsProgram();
    expect(second.getSourceFile(file)?.text).toContain('2');
  },
  TIMEOUT,
);
