import { readFileSync } from 'node:fs';
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

/** A version of the package. */
export interface Version {
  /**
   * Where it was read. `package`: from the published declarations. `tag`: from the tagged sources, because
   * the registry does not hold the version; types that the compiler would infer are not in them.
   */
  origin: 'package' | 'tag';
  /** The day of its commit, as in `2026-01-19`, where the repository has one. */
  date?: string;
  /** What it needs beside it: ranges of versions by package. */
  peers: Record<string, string>;
  /** Those of them that may be missing. */
  optionalPeers?: string[];
}

export interface SymbolHistory {
  /** Versions that got it: the first of all, older lines that got it later, and those that got it back. */
  added: string[];
  /** Versions that lost it again. */
  removed: string[];
  changes: Change[];
  /** Members and options that came at another time than the symbol, with the versions that got them. */
  members?: Record<string, string[]>;
}

export interface History {
  package: string;
  /** Every version that was read, oldest first. */
  versions: Record<string, Version>;
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
 * @throws when they belong to another version of the package, or know less than it exports
 */
export function readData(folder: string, model: ApiModel): ApiData {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const history: History = read('history.json');
  const { version, sizes }: { version: string; sizes: ApiData['sizes'] } = read('sizes.json');
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
