import { fold } from './tokens';
import type { PageKind } from './types';

/** Longest query that is looked at, in characters; nobody types more on purpose. */
const LONGEST_QUERY = 200;

/** `fn:reset` looks among functions only. */
const FILTERS: Record<string, PageKind[]> = {
  fn: ['function'],
  function: ['function'],
  type: ['type', 'interface'],
  interface: ['interface'],
  var: ['variable'],
  guide: ['guide', 'page'],
  api: ['function', 'interface', 'type', 'variable'],
};

/** Takes filters such as `fn:` out of what was typed. */
export function parseQuery(raw: string): { query: string; kinds: PageKind[] | undefined } {
  let kinds: PageKind[] | undefined;
  const query = raw
    .slice(0, LONGEST_QUERY)
    .replace(/(?:^|\s)(\p{L}+):/gu, (whole, name: string) => {
      const filter = FILTERS[fold(name)];
      if (!filter) return whole;
      kinds = filter;
      return ' ';
    })
    .trim();
  return { query, kinds };
}
