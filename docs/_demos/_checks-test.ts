import type { TestResult } from './_testing';

interface Fields {
  results(): readonly TestResult[];
}

/** The four tests of this step, and the one that the reader adds. */
export const checks = {
  'All tests pass': ({ results }: Fields) =>
    results().length >= 4 && results().every(({ error }) => error === ''),
};
