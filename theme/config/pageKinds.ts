import { API_ROUTE } from './docs';

/** Kind of a page: a guide, a symbol of the API reference, or another page. */
export type PageKind = 'guide' | 'function' | 'interface' | 'type' | 'variable' | 'page';

export const KIND_LABELS: Record<PageKind, string> = {
  guide: 'Guide',
  function: 'Function',
  interface: 'Interface',
  type: 'Type',
  variable: 'Variable',
  page: 'Page',
};

const KIND_BY_FOLDER: Record<string, PageKind> = {
  functions: 'function',
  interfaces: 'interface',
  'type-aliases': 'type',
  variables: 'variable',
};

export function pageKindOf(route: string): PageKind {
  if (!route.startsWith('/docs/')) return 'page';
  if (route !== API_ROUTE && !route.startsWith(`${API_ROUTE}/`)) return 'guide';
  return KIND_BY_FOLDER[route.slice(API_ROUTE.length + 1).split('/')[0] ?? ''] ?? 'page';
}

export const isSymbol = (kind: PageKind): boolean => kind !== 'guide' && kind !== 'page';

/** Whether an id belongs to a type that is not exported, which is shown on the page of a symbol. */
export const isType = (id: string): boolean => id.startsWith('type-');
