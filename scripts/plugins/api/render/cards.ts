import { KIND_LABELS } from '../model';
import type { Site } from './site';

/** The content of a symbol's card. */
export interface SymbolCard {
  name: string;
  /** `Function`, with the status unless it is stable. */
  kind: string;
  since: string;
  /** Plain text. */
  summary: string;
}

/** Returns the cards of all symbols, by path of their pages. */
export const symbolCards = (site: Site): Record<string, SymbolCard> =>
  Object.fromEntries(
    site.entries.map(({ symbol, note, status, since, href }) => [
      href,
      {
        name: symbol.name,
        kind: `${KIND_LABELS[symbol.kind].one}${status === 'stable' ? '' : `, ${status}`}`,
        since,
        summary: note.summary.replace(/`/g, ''),
      },
    ]),
  );
