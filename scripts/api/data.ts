import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiModel } from './model';

/** What happened to a symbol in a version. */
export interface Change {
  version: string;
  /**
   * The earliest version that may have brought it, where versions before this one could only be read as
   * sources, which are not compared.
   */
  from?: string;
  /** `moved`: to another entry point. */
  kind: 'changed' | 'deprecated' | 'moved';
  /** Names of the declarations that changed: its own, or what it is made of. */
  of?: string[];
}

export interface SymbolHistory {
  /** Versions that got it: the first of all, older lines that got it later, and those that got it back. */
  added: string[];
  /** Versions that lost it again. */
  removed: string[];
  changes: Change[];
}

export interface History {
  package: string;
  /**
   * Every version that was read, oldest first, and where it was read. `package`: from the published
   * declarations. `tag`: from the tagged sources, because the registry does not hold the version; types
   * that the compiler would infer are not in them.
   */
  versions: Record<string, 'package' | 'tag'>;
  symbols: Record<string, SymbolHistory>;
  /** The texts of each declaration that has changed, oldest first, with the first version that has it. */
  declarations: Record<string, { version: string; text: string }[]>;
}

/** What is stored about the package's versions; `npm run api:data` renews it. */
export interface ApiData {
  history: History;
  /** Bytes by name of the symbol. */
  sizes: Record<string, number>;
}

/**
 * Reads the stored data.
 * @param folder holds `history.json` and `sizes.json`
 * @throws when they belong to another version of the package, know less than it exports, or are damaged
 */
export function readData(folder: string, model: ApiModel): ApiData {
  const history = read<History>(path.join(folder, 'history.json'));
  const stored = read<{ version: string; sizes: ApiData['sizes'] }>(
    path.join(folder, 'sizes.json'),
  );
  const { version, sizes } = stored;
  const missing = model.symbols
    .filter(({ name, kind }) => {
      const isType = kind === 'interface' || kind === 'type-alias';
      return !history.symbols[name] || (!isType && !sizes[name]);
    })
    .map(({ name }) => name);
  if (version !== model.version || !(model.version in history.versions) || missing.length) {
    const about = missing.length ? ` (nothing about ${missing.join(', ')})` : '';
    throw new Error(
      `${folder} does not know ${model.package} ${model.version}${about}. Run npm run api:data.`,
    );
  }
  return { history, sizes };
}

function read<T>(file: string): T {
  if (!existsSync(file)) throw new Error(`${file} is missing. Run npm run api:data.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (cause) {
    throw new Error(`${file} is damaged. Run npm run api:data.`, { cause });
  }
}
