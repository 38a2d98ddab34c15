import type { PageKind } from './types';

/** The reader's name for each kind of page. */
export const KIND_LABELS: Record<PageKind, string> = {
  guide: 'Guide',
  function: 'Function',
  interface: 'Interface',
  type: 'Type',
  variable: 'Variable',
  page: 'Page',
};
