import { didYouMean } from '../../../../config/nearest';
import type { Node } from '../../../demos';
import type { LibraryUse } from '../library-uses';
import { codeAt, type Project } from '../module';
import { commonVersions, isAtLeast, isIn } from '../presence';
import { storeMembers } from '../store-members';
import type { Store } from '../stores';
import type { CheckData, Finding, KnownSymbol, Presence } from '../types';
import { argumentsOf, isFunction, lineOf, propertiesOf, returned } from '../walk';
import { DEPRECATIONS } from './deprecations';

/** The input of the rules below. */
export interface Versioned {
  data: CheckData;
  /** The version that the code is checked for, and its index. */
  version: string;
  index: number;
}

/** Returns the symbol of a use, if the library has ever had it. */
export const symbolOf = (
  { symbols }: CheckData,
  { symbol }: LibraryUse,
): KnownSymbol | undefined => (Object.hasOwn(symbols, symbol) ? symbols[symbol] : undefined);

const versionsWith = (presence: Presence, { versions }: CheckData) =>
  `Versions that have it: ${commonVersions([presence], versions)}.`;

const linesOf = ({ node, places }: LibraryUse) =>
  [...new Set([node, ...places].map(lineOf))].sort((a, b) => a - b);

/** Reports uses of symbols that the version lacks, has moved or has deprecated. */
export function versionFindings(
  uses: readonly LibraryUse[],
  stores: readonly Store[],
  project: Project,
  checked: Versioned,
): Finding[] {
  return [
    ...uses.flatMap((use) => [...aboutSymbol(use, checked), ...aboutOptions(use, checked)]),
    ...aboutClearStack(stores, project, checked),
  ];
}

function aboutSymbol(use: LibraryUse, { data, version, index }: Versioned): Finding[] {
  const { symbol, module, specifier, entry, node } = use;
  const base = { file: module.name, lines: linesOf(use) };
  const known = symbolOf(data, use);
  if (symbol === 'default' || entry === 'package.json') return [];
  if (entry !== '' && !ENTRIES(data).has(entry)) {
    return [
      {
        ...base,
        kind: 'Unknown',
        message: `There is no entry point \`${specifier}\`.`,
        href: '/docs/getting-started',
      },
    ];
  }
  if (!known) {
    const meant = didYouMean(symbol, Object.keys(data.symbols));
    const hint = meant ? ` Did you mean \`${meant}\`?` : '';
    const after = meant && codeAt(module, node).replace(nameIn(symbol), meant);
    return [
      {
        ...base,
        kind: 'Unknown',
        message: `No version up to ${data.versions.at(-1)?.version} exports \`${symbol}\`.${hint}`,
        after,
      },
    ];
  }
  const { href, moved = '' } = known;
  if (!isIn(known.presence, index)) {
    return [
      {
        ...base,
        kind: 'Not available',
        message: `Version ${version} has no \`${symbol}\`. ${versionsWith(known.presence, data)}`,
        href,
      },
    ];
  }
  const findings: Finding[] = [];
  const expected = known.entry && (moved === '' || isAtLeast(version, moved)) ? known.entry : '';
  if (entry !== expected) {
    const right = specifier.replace(/^(@[^/]+\/[^/]+).*/, expected ? `$1/${expected}` : '$1');
    const line = codeAt(module, node);
    const since = expected && moved ? ` since ${moved}` : '';
    findings.push({
      ...base,
      kind: 'Moved',
      message: `\`${symbol}\` ${since ? 'has been' : 'is'} in \`${right}\`${since}.`,
      href,
      // An import of several names has to be split.
      after: /\{[^,{}]*\}/.test(line) ? line.replace(specifier, right) : undefined,
    });
  }
  const deprecated = DEPRECATIONS.find((one) => one.name === symbol && !one.of);
  if (deprecated && isAtLeast(version, deprecated.since)) {
    findings.push({
      ...base,
      kind: 'Deprecated',
      message: `\`${symbol}\` is deprecated. Use ${deprecated.instead}.`,
      href: deprecated.href,
      after: RENAMED[symbol] && renamedAt(use, RENAMED[symbol]),
    });
  }
  return findings;
}

/** Deprecated symbols that have only been renamed. */
const RENAMED: Readonly<Record<string, string>> = { withIndexeddb: 'withIndexedDB' };

/** Returns the first line of a use with another name. */
const renamedAt = ({ symbol, module, node }: LibraryUse, name: string): string =>
  codeAt(module, node).replace(nameIn(symbol), name);

const nameIn = (name: string) => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);

const ENTRIES = ({ symbols }: CheckData) =>
  new Set(Object.values(symbols).flatMap(({ entry }) => (entry ? [entry] : [])));

/** Reports options that the version lacks or has deprecated. */
function aboutOptions(use: LibraryUse, { data, version, index }: Versioned): Finding[] {
  const { symbol, module } = use;
  const known = symbolOf(data, use);
  if (!known || !isIn(known.presence, index)) return [];
  const findings: Finding[] = [];
  for (const call of use.calls) {
    for (const [name, node] of optionsOf(symbol, call)) {
      const base = { file: module.name, lines: [lineOf(node)], href: known.href };
      const later = known.later && Object.hasOwn(known.later, name) ? known.later[name] : undefined;
      if (later && !isIn(later, index)) {
        findings.push({
          ...base,
          kind: 'Not available',
          message: `In version ${version}, \`${symbol}()\` has no option \`${name}\`. ${versionsWith(later, data)}`,
        });
      }
      const deprecated = DEPRECATIONS.find((one) => one.name === name && one.of === symbol);
      if (deprecated && isAtLeast(version, deprecated.since)) {
        findings.push({
          ...base,
          kind: 'Deprecated',
          message: `The option \`${name}\` of \`${symbol}()\` is deprecated. Use ${deprecated.instead}.`,
          href: deprecated.href,
        });
      }
    }
  }
  return findings;
}

/** Returns the options in the arguments of a call, and those of the request that `httpMutation()` takes. */
function optionsOf(symbol: string, call: Node): [string, Node][] {
  return argumentsOf(call).flatMap((argument) => {
    const own = propertiesOf(argument);
    if (symbol !== 'httpMutation') return [...(own ?? [])];
    const request = own?.get('request') ?? argument;
    return [...((isFunction(request) && propertiesOf(returned(request))) || [])];
  });
}

/** Reports calls of `clearStack()`. */
function aboutClearStack(
  stores: readonly Store[],
  project: Project,
  { data, index }: Versioned,
): Finding[] {
  const deprecated = DEPRECATIONS.find(({ name }) => name === 'clearStack');
  const replacement = data.symbols.clearUndoRedo;
  if (!deprecated || !replacement || !isIn(replacement.presence, index)) return [];
  const undoable = stores.filter(({ features }) =>
    features.some(({ name }) => name === 'withUndoRedo'),
  );
  return storeMembers(undoable, project)
    .filter(({ member }) => member === 'clearStack')
    .map(({ module, line }) => ({
      kind: 'Deprecated',
      file: module.name,
      lines: [line],
      message: `\`clearStack()\` is deprecated. Use ${deprecated.instead}.`,
      href: deprecated.href,
      after: module.lines[line - 1]
        ?.trim()
        .replace(/((?:this\.)?[\w$]+)\.clearStack\(\)/, 'clearUndoRedo($1)'),
    }));
}
