/** What came of one test. */
export interface TestResult {
  name: string;
  /** Why it failed; empty where it passed. */
  error: string;
}

/** Expects a value, as test runners do. */
export const expect = (actual: unknown) => ({
  toBe(expected: unknown): void {
    if (Object.is(actual, expected)) return;
    throw new Error(`expected ${String(expected)}, got ${String(actual)}`);
  },
});

/**
 * Runs tests one after another.
 * @param tests by their names
 * @param beforeEach prepares each test
 * @param createStore what each test gets
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
