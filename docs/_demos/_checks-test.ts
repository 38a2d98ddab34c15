import type { TestResult } from './_testing';

interface Fields {
  results(): readonly TestResult[];
}

/** The results of the four tests in this step, and of those that the reader adds. */
export const checks = {
  'All tests pass': ({ results }: Fields) =>
    results().length >= 4 && results().every(({ error }) => error === ''),
};
