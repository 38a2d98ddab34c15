import { expect, test } from 'vitest';
import { PLANTED } from './fixtures/planted';
import { checkCode, linesOf } from './testing/checkCode';

const MARK = '//!';

/** Returns the file and line of a mark. */
function placeOf(files: Readonly<Record<string, string>>, mark: string) {
  for (const [name, text] of Object.entries(files)) {
    const line = text.split('\n').findIndex((one) => one.includes(mark)) + 1;
    if (line > 0) return { name, line };
  }
  throw new Error('No line is marked.');
}

test('there are 60 problems of at least 10 kinds', () => {
  expect(PLANTED.length).toBeGreaterThanOrEqual(60);
  expect(new Set(PLANTED.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(10);
});

test.each(PLANTED)('$kind: $what', ({ kind, code, says, at = MARK, from, to }) => {
  const files = typeof code === 'string' ? { 'code.ts': code } : code;
  const { name, line } = placeOf(files, at);
  const report = checkCode(files, { ...(from && { from }), ...(to && { to }) });
  const [found, ...others] = report.findings;
  expect(others, linesOf(report).join('\n')).toEqual([]);
  expect(found).toMatchObject({ kind, file: name, message: expect.stringContaining(says) });
  expect(found?.lines).toContain(line);
});
