import { type ApiSymbol, KIND_LABELS, type SymbolKind } from '../model';
import { foreignMarkdown, page, table } from './mdx';
import type { Site } from './site';

/** Every symbol by kind. */
export function globalsPage(site: Site): string {
  const kinds = Object.keys(KIND_LABELS) as SymbolKind[];
  return page(
    {
      title: 'All symbols',
      description: `Everything that ${site.model.package} ${site.model.version} exports, by kind.`,
    },
    'All symbols',
    [
      `Everything that \`${site.model.package}\` ${site.model.version} exports.`,
      ...kinds.flatMap((kind) => {
        const symbols = sorted(site.model.symbols.filter((symbol) => symbol.kind === kind));
        return symbols.length ? [`## ${KIND_LABELS[kind].many}`, symbolTable(symbols, site)] : [];
      }),
    ],
  );
}

/** The entrance of the reference: its entry points, and the features first. */
export function entrancePage(site: Site): string {
  const specifiers = [...new Set(site.model.symbols.map(({ specifier }) => specifier))];
  return page(
    {
      title: 'API reference',
      description: `Functions and types of ${site.model.package} ${site.model.version}, made from its declarations.`,
    },
    'API reference',
    [
      `The reference describes version ${site.model.version}. It is made from the declarations of the published package. [All symbols](/docs/api/globals) lists everything by kind.`,
      ...specifiers.flatMap((specifier) => [
        `## ${specifier}`,
        symbolTable(
          sorted(
            site.model.symbols.filter(
              (symbol) => symbol.specifier === specifier && symbol.kind === 'function',
            ),
          ),
          site,
        ),
      ]),
    ],
  );
}

function symbolTable(symbols: readonly ApiSymbol[], site: Site): string {
  return table(
    ['Symbol', 'Status', 'What it is'],
    symbols.map((symbol) => [
      `[\`${symbol.name}\`](${site.hrefOf({ type: 'symbol', name: symbol.name })})`,
      site.statusOf(symbol),
      foreignMarkdown(site.summaryOf(symbol)),
    ]),
  );
}

const sorted = (symbols: readonly ApiSymbol[]) =>
  [...symbols].sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
