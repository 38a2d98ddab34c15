import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../lib/paths';
import { programWith } from './program';

/** TypeScript needs a second for the declarations of the packages, more on a busy machine. */
const TIMEOUT = 60_000;

test(
  'all that the site compiles is one program',
  () => {
    const demos = programWith([inProject('docs/_demos/with-reset.ts')]);
    expect(programWith([inProject('docs/_members/with-reset.ts')])).toBe(demos);
  },
  TIMEOUT,
);

test(
  'a program is used until one of its files changes',
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
