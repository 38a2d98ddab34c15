import { shortened } from '../../lib/text';
import type { SearchAnswer } from './engine';
import { MAX_QUERY } from './query';

interface Status {
  /** Undefined if there is nothing to answer. */
  query: string | undefined;
  failed: boolean;
  /** Whether the index is loaded. */
  ready: boolean;
  /** Whether Enter was pressed while the index is loading. */
  awaited: boolean;
  answer: SearchAnswer;
}

/** What the reader sees of the state of the search. The results speak for themselves. */
export function statusOf({ query, failed, ready, awaited, answer }: Status): string {
  if (failed) {
    return navigator.onLine
      ? 'The search index could not be loaded.'
      : 'You are offline, and the search index is not stored on this device.';
  }
  if (query === undefined) return '';
  if (!ready) {
    return awaited
      ? 'Loading the search index, then opening your result …'
      : 'Loading the search index …';
  }
  return answer.pages.length > 0 && answer.explanation === 'none'
    ? 'No page explains this error.'
    : '';
}

/** What screen readers say about the results, and everybody sees if there are none. */
export function summaryOf({ pages, total, best }: SearchAnswer, query: string): string {
  const [page] = pages;
  if (!page) return nothingFor(query);
  const section = page.sections.find(({ path }) => path === best);
  const first = section ? `${page.title}, ${section.heading}` : page.title;
  return `${countOf(pages.length, total)} First: ${first}.`;
}

/** Maximum length of a query that is repeated, in characters. */
const MAX_REPEATED = 60;

function nothingFor(query: string): string {
  const asked = query.trim();
  if (asked && !/[\p{L}\p{N}]/u.test(asked)) return 'Nothing found. Type letters or digits.';
  if (asked.length === 1) return 'Nothing found. Type more than one letter.';
  if (asked.length > MAX_QUERY) {
    return `Nothing found. Only the first ${MAX_QUERY} characters are searched.`;
  }
  return asked ? `Nothing found for “${shortened(asked, MAX_REPEATED)}”.` : 'Nothing found.';
}

function countOf(listed: number, total: number): string {
  if (listed < total) return `The best ${listed} of ${total} pages.`;
  return `Found on ${total === 1 ? 'one page' : `${total} pages`}.`;
}
