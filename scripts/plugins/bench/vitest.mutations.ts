/** The tests that are run for each mutant: those beside the mutated code. They take seconds; all tests take minutes. */
import { defineConfig } from 'vitest/config';
import all from '../../../vitest.config';

const FOLDERS = ['sw', 'scripts/rules', 'theme/app/router', 'theme/plugins/offline'];

/** Tests take milliseconds. Many mutants make one wait forever, which would take 30 s each. */
const TIMEOUTS = { testTimeout: 5000, hookTimeout: 5000, expect: { poll: { timeout: 2000 } } };

export default defineConfig({
  test: {
    ...all.test,
    ...TIMEOUTS,
    projects: all.test?.projects?.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project)) return [];
      const { include = [] } = project.test ?? {};
      const tests = FOLDERS.filter((folder) =>
        include.some((pattern) => pattern.startsWith(folder.replace(/\/.*/, '/'))),
      ).map((folder) => `${folder}/**/*.test.{ts,tsx}`);
      if (tests.length === 0) return [];
      return [{ ...project, test: { ...project.test, ...TIMEOUTS, include: tests } }];
    }),
  },
});
