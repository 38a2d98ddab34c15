import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { ApiModel } from './model';

const changeSchema = v.object({
  version: v.string(),
  /**
   * The earliest version that may have brought it, where versions before this one could only be read as
   * sources, which are not compared.
   */
  from: v.optional(v.string()),
  kind: v.picklist(['changed', 'deprecated']),
});

const symbolHistorySchema = v.object({
  /** First version of the unbroken line of versions that leads to the newest. */
  since: v.string(),
  /** First versions of older lines that got the symbol later than newer lines started. */
  backports: v.array(v.string()),
  changes: v.array(changeSchema),
});

const historySchema = v.object({
  package: v.string(),
  /**
   * Every version that was read, oldest first, and where it was read. `package`: from the published
   * declarations. `tag`: from the tagged sources, because the registry does not hold the version; types
   * that the compiler would infer are not in them.
   */
  versions: v.record(v.string(), v.picklist(['package', 'tag'])),
  symbols: v.record(v.string(), symbolHistorySchema),
});

const sizesSchema = v.object({
  /** The version of the package that was weighed. */
  version: v.string(),
  /** Bytes by name of the symbol. */
  sizes: v.record(v.string(), v.number()),
});

export type Change = v.InferOutput<typeof changeSchema>;
export type SymbolHistory = v.InferOutput<typeof symbolHistorySchema>;
export type History = v.InferOutput<typeof historySchema>;

/** What is stored about the package's versions; `npm run api:data` renews it. */
export interface ApiData {
  history: History;
  sizes: Record<string, number>;
}

/**
 * Reads the stored data.
 * @param folder holds `history.json` and `sizes.json`
 * @throws when they belong to another version of the package, know less than it exports, or are damaged
 */
export function readData(folder: string, model: ApiModel): ApiData {
  const history = read(path.join(folder, 'history.json'), historySchema);
  const { version, sizes } = read(path.join(folder, 'sizes.json'), sizesSchema);
  const missing = model.symbols.filter(
    ({ name, kind }) =>
      !history.symbols[name] || ((kind === 'function' || kind === 'variable') && !sizes[name]),
  );
  const outdated = version !== model.version || !(model.version in history.versions);
  if (outdated || missing.length) {
    const about = missing.length
      ? ` (nothing about ${missing.map(({ name }) => name).join(', ')})`
      : '';
    throw new Error(
      `${folder} does not know ${model.package} ${model.version}${about}. Run npm run api:data.`,
    );
  }
  return { history, sizes };
}

function read<T>(file: string, schema: v.GenericSchema<T>): T {
  if (!existsSync(file)) throw new Error(`${file} is missing. Run npm run api:data.`);
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readFileSync(file, 'utf8'));
  if (stored.success) return stored.output;
  const [issue] = stored.issues;
  throw new Error(
    `${file} is damaged: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}. Run npm run api:data.`,
  );
}
