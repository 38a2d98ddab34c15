import { type ApiModel, type ApiSymbol, FOLDERS, type LinkTarget } from '../model';

/** What pages of the reference need to know of each other. */
export interface Site {
  model: ApiModel;
  /** One sentence about a symbol. */
  summaryOf(symbol: ApiSymbol): string;
  statusOf(symbol: ApiSymbol): Status;
  hrefOf(target: LinkTarget): string | undefined;
  /** Where a symbol is written, on GitHub. */
  sourceOf(symbol: ApiSymbol): string;
}

/** What readers can count on. */
export type Status = 'Stable' | 'Experimental' | 'Deprecated';

/**
 * @param root path of the reference, such as `/docs/api`
 * @param repository address of the package's repository on GitHub
 */
export function createSite(model: ApiModel, root: string, repository: string): Site {
  const symbols = new Map(model.symbols.map((symbol) => [symbol.name, symbol]));
  return {
    model,
    summaryOf: (symbol) => firstSentence(symbol.comment ?? `Exported by ${symbol.specifier}.`),
    statusOf: (symbol) =>
      symbol.deprecated ? 'Deprecated' : symbol.experimental ? 'Experimental' : 'Stable',
    hrefOf(target) {
      if (target.type === 'url') return target.url;
      const symbol = target.type === 'symbol' ? symbols.get(target.name) : undefined;
      return symbol && `${root}/${pathOf(symbol)}`;
    },
    sourceOf: ({ source: { file, line } }) =>
      `${repository}/blob/v${model.version}/${file}${line ? `#L${line}` : ''}`,
  };
}

/** Path of a symbol's page below the reference. */
export function pathOf(symbol: ApiSymbol): string {
  return `${FOLDERS[symbol.kind]}/${symbol.name}`;
}

function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.split(/\n\s*\n/);
  const text = paragraph.replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
