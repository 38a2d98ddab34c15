import type { TestResult } from './_testing';

interface Fields {
  results(): readonly TestResult[];
}

export const checks = {
  'All tests pass': ({ results }: Fields) =>
    results().length > 0 && results().every(({ error }) => error === ''),
};
