import { KIND_LABELS } from '../model';
import type { Site } from './site';

/** What a card beside a symbol's name shows. */
export interface SymbolCard {
  name: string;
  /** `Function`, with the status unless it is stable. */
  kind: string;
  since: string;
  /** Plain text. */
  summary: string;
}

/** A module with the cards of all symbols by path of their pages. It is loaded when the first is shown. */
export function cardsModule(site: Site): string {
  const cards = Object.fromEntries(
    site.entries.map(({ symbol, note, status, since, href }): [string, SymbolCard] => [
      href,
      {
        name: symbol.name,
        kind: `${KIND_LABELS[symbol.kind].one}${status === 'stable' ? '' : `, ${status}`}`,
        since,
        summary: note.summary.replace(/`/g, ''),
      },
    ]),
  );
  return `export const cards = JSON.parse(${JSON.stringify(JSON.stringify(cards))});`;
}
