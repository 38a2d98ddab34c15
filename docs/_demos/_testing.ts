/** The result of one test. */
export interface TestResult {
  name: string;
  /** Why the test failed, or an empty string if it passed. */
  error: string;
}

/** Expects a value, as in a test runner. */
export const expect = (actual: unknown) => ({
  toBe(expected: unknown): void {
    if (Object.is(actual, expected)) return;
    throw new Error(`expected ${String(expected)}, got ${String(actual)}`);
  },
});

/**
 * Runs tests one after another.
 * @param tests keyed by name
 * @param beforeEach prepares each test
 * @param createStore passed to each test
 */
export async function runTests<CreateStore>(
  tests: Record<string, (createStore: CreateStore) => void | Promise<void>>,
  beforeEach: () => void,
  createStore: CreateStore,
): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (const [name, test] of Object.entries(tests)) {
    try {
      beforeEach();
      await test(createStore);
      results.push({ name, error: '' });
    } catch (error) {
      results.push({ name, error: String(error) });
    }
  }
  return results;
}
