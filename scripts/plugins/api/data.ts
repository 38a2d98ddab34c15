import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiModel } from './model';

/** A change to a symbol in a version. */
export interface Change {
  version: string;
  /**
   * The earliest version that may contain the change. Set if the versions before this one could only be read from
   * sources, which are not compared.
   */
  from?: string;
  /** `moved` means to another entry point. */
  kind: 'changed' | 'deprecated' | 'moved';
  /** Names of the changed declarations: that of the symbol, or those that it uses. */
  of?: string[];
}

/** A version of the package. */
export interface Version {
  /**
   * The origin of the declarations. `package`: published declarations. `tag`: tagged sources, which lack inferred
   * types, because the registry does not have the version.
   */
  origin: 'package' | 'tag';
  /** The date of its commit, as in `2026-01-19`, if known. */
  date?: string;
  /** The peer dependencies: version ranges by package. */
  peers: Record<string, string>;
  /** The optional peer dependencies. */
  optionalPeers?: string[];
}

export interface SymbolHistory {
  /**
   * Versions that added the symbol: the first one, backports to older major versions, and versions that added it again.
   */
  added: string[];
  /** Versions that removed the symbol. */
  removed: string[];
  changes: Change[];
  /** The versions that added a member or option, if it was not added together with the symbol. */
  members?: Record<string, string[]>;
}

export interface History {
  package: string;
  /** All versions, oldest first. */
  versions: Record<string, Version>;
  symbols: Record<string, SymbolHistory>;
  /** All texts of each changed declaration, oldest first, each with the first version that contains it. */
  declarations: Record<string, { version: string; text: string }[]>;
}

/** The stored data about versions of the package. `npm run api:data` updates it. */
export interface ApiData {
  history: History;
  /** Bytes by symbol name. */
  sizes: Record<string, number>;
}

/**
 * Reads the stored data.
 * @param folder the folder with `history.json` and `sizes.json`
 * @throws if the data belongs to another version of the package, or lacks some of its symbols
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
  const release = `${model.package} ${model.version}`;
  if (version !== model.version || !(model.version in history.versions)) {
    throw new Error(`${folder} does not describe ${release}. Run npm run api:data.`);
  }
  if (missing.length > 0) {
    throw new Error(
      `${folder} lacks data about ${missing.join(', ')} of ${release}. Run npm run api:data.`,
    );
  }
  return { history, sizes };
}
