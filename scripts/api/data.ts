import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { History } from './history/compare';
import type { ApiModel } from './model';

/** What is stored about the package's versions; `npm run api:data` renews it. */
export interface ApiData {
  history: History;
  sizes: Record<string, number>;
}

/**
 * Reads the stored data.
 * @param folder holds `history.json` and `sizes.json`
 * @throws when they belong to another version of the package, or know less than it exports
 */
export function readData(folder: string, model: ApiModel): ApiData {
  const history = readJson<History>(path.join(folder, 'history.json'));
  const { version, sizes } = readJson<{ version: string; sizes: Record<string, number> }>(
    path.join(folder, 'sizes.json'),
  );
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

function readJson<T>(file: string): T {
  if (!existsSync(file)) throw new Error(`${file} is missing. Run npm run api:data.`);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
