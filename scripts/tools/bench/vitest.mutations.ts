/** The tests that are run for each mutant: those beside the mutated code. They take seconds; all tests take minutes. */
import { defineConfig } from 'vitest/config';
import all from '../../../vitest.config';

const FOLDERS = ['sw', 'scripts/rules', 'theme/app', 'theme/plugins/offline'];

export default defineConfig({
  test: {
    ...all.test,
    // Tests take milliseconds. Many mutants make one wait forever, which would take 30 s each.
    testTimeout: 5000,
    hookTimeout: 5000,
    expect: { poll: { timeout: 2000 } },
    projects: all.test?.projects?.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project)) return [];
      const { include = [] } = project.test ?? {};
      const tests = FOLDERS.filter((folder) =>
        include.some((pattern) => pattern.startsWith(folder.replace(/\/.*/, '/'))),
      ).map((folder) => `${folder}/**/*.test.{ts,tsx}`);
      return tests.length > 0 ? [{ ...project, test: { ...project.test, include: tests } }] : [];
    }),
  },
});
