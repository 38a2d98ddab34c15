import type { TestResult } from './_testing';

interface Fields {
  results(): readonly TestResult[];
}

/** The four tests of the step, and what the reader adds. */
export const checks = {
  'All tests pass': ({ results }: Fields) =>
    results().length >= 4 && results().every(({ error }) => error === ''),
};
