import { expect, test } from 'vitest';
import { inProject } from '../../lib/paths';
import { APPLICATION } from '../../typescript/package';
import { textProgram } from '../../typescript/program';
import { findErrors } from './find-errors';

const STORE = inProject('.samples/find-errors-test/store.ts');
const USE = inProject('.samples/find-errors-test/use.ts');

/** In ms. TypeScript takes a second to read its own declarations, and longer on a busy machine. */
const TIMEOUT = 60_000;

test(
  'an error has its position in its first line, and a message with the innermost cause',
  () => {
    const texts = {
      [STORE]: 'export interface Store { size: { width: { value: number } } }',
      // The folder does not exist on disk, but the import is resolved.
      [USE]:
        "import type { Store } from './store';\nexport const store: Store = { size: { width: 1 } };\nexport const other: Store = null! as {\n  size: { width: { value: string } };\n};\n",
    };
    const [errors = []] = findErrors({ config: APPLICATION, texts, files: [], faulty: [USE] });
    expect(errors.map(({ line, from, to, code }) => [line, from, to, code])).toEqual([
      [1, 38, 43, 'TS2322'],
      [2, 13, 18, 'TS2322'],
    ]);
    expect(errors[0]?.message).toBe(
      "Type 'number' is not assignable to type '{ value: number; }'.",
    );
    expect(errors[1]?.message).toMatch(
      /^Type '.*' is not assignable to type 'Store'\. … Type 'string' is not assignable to type 'number'\.$/,
    );
  },
  TIMEOUT,
);

test(
  'types are printed the same regardless of errors found earlier',
  () => {
    const texts = {
      [STORE]: "export const size: 'small' | 'large' = 1;",
      [USE]: "export const size: 'large' | 'small' = 1;",
    };
    const sources = { config: APPLICATION, texts, files: [], faulty: [USE] };
    const messages = () => {
      const program = textProgram(sources);
      const found = program.getSemanticDiagnostics(program.getSourceFile(STORE));
      return found.map(({ messageText }) => messageText);
    };
    const alone = messages();
    expect(alone).toEqual([expect.stringContaining('large')]);
    textProgram({ config: APPLICATION, texts: {}, files: [], faulty: [] });
    findErrors(sources);
    expect(messages()).toEqual(alone);
  },
  TIMEOUT,
);
