import type { PageKind } from './types';

/** What a reader calls a page of a kind. */
export const KIND_LABELS: Record<PageKind, string> = {
  guide: 'Guide',
  function: 'Function',
  interface: 'Interface',
  type: 'Type',
  variable: 'Variable',
  page: 'Page',
};
