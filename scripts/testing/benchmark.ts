/** A benchmark for `npm run bench -- <name>`. Plugins export theirs by name from `benchmarks.ts`. */
export interface Benchmark {
  what: string;
  /** Imports the module that runs the benchmark. */
  run(): Promise<unknown>;
  /** Whether `npm test` runs it in full instead of with its smallest input. */
  isTested?: boolean;
}

export type Benchmarks = Readonly<Record<string, Benchmark>>;
