import type { Change, History, SymbolHistory } from '../data';
import { compareVersions } from './versions';

/** What one version exports. */
export interface Release {
  version: string;
  origin: History['versions'][string];
  symbols: Record<string, { declaration: string; deprecated: boolean }>;
}

/** What the newest of the releases exports, and how each of these symbols came to be what it is. */
export function compareReleases(name: string, releases: readonly Release[]): History {
  const ordered = [...releases].sort((a, b) => compareVersions(a.version, b.version));
  const newest = ordered.at(-1);
  const symbols = Object.keys(newest?.symbols ?? {}).sort((a, b) => a.localeCompare(b, 'en'));
  return {
    package: name,
    versions: Object.fromEntries(ordered.map(({ version, origin }) => [version, origin])),
    symbols: Object.fromEntries(symbols.map((symbol) => [symbol, historyOf(symbol, ordered)])),
  };
}

function historyOf(symbol: string, ordered: readonly Release[]): SymbolHistory {
  const lastAbsent = ordered.findLastIndex((release) => !(symbol in release.symbols));
  const line = ordered.slice(lastAbsent + 1);
  const backports: string[] = [];
  for (const [index, release] of ordered.slice(0, Math.max(lastAbsent, 0)).entries()) {
    const before = ordered[index - 1];
    if (symbol in release.symbols && !(before && symbol in before.symbols)) {
      backports.push(release.version);
    }
  }
  return { since: line[0]?.version ?? '', backports, changes: changesIn(line, symbol) };
}

/**
 * Changes along a line of versions. Declarations are compared between packages only: a tag's sources say
 * the same in other words.
 */
function changesIn(line: readonly Release[], symbol: string): Change[] {
  const changes: Change[] = [];
  let deprecated = line[0]?.symbols[symbol]?.deprecated ?? false;
  let declaration: string | undefined;
  let uncompared: string | undefined;
  for (const { version, origin, symbols } of line) {
    const current = symbols[symbol];
    if (!current) continue;
    if (origin === 'package') {
      if (declaration !== undefined && declaration !== current.declaration) {
        changes.push({ version, ...(uncompared && { from: uncompared }), kind: 'changed' });
      }
      declaration = current.declaration;
      uncompared = undefined;
    } else {
      uncompared ??= version;
    }
    if (current.deprecated && !deprecated) changes.push({ version, kind: 'deprecated' });
    deprecated = current.deprecated;
  }
  return changes;
}
