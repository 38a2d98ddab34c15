/** Routes of pages that code links to or treats specially. A build fails if one of them does not exist. */

export const EXTENSIONS_ROUTE = '/docs/extensions';

export const FAQ_ROUTE = '/docs/faq';

/** The changes of each version, in prose. */
export const CHANGES_ROUTE = '/docs/changes';

/** Parameters of that page: the versions of an upgrade. */
export const UPGRADE_PARAMETERS = ['from', 'to'] as const;

interface Destination {
  href: string;
  label: string;
  /** Whether the page finds the cause of an error by its message, which the search passes in the hash. */
  explainsErrors?: boolean;
}

/** Pages that the not-found page suggests, and the search before the reader types. */
export const DESTINATIONS: readonly Destination[] = [
  { href: '/docs/getting-started', label: 'Getting started' },
  { href: '/docs', label: 'All extensions' },
  { href: '/docs/api/globals', label: 'API reference' },
  { href: '/docs/errors', label: 'Find your error', explainsErrors: true },
  { href: '/docs/faq', label: 'FAQ and known issues' },
];

/** Entries in the context menu of the installed app's icon. */
export const SHORTCUTS = [
  { name: 'Guides', route: '/docs' },
  { name: 'API reference', route: '/docs/api/globals' },
  { name: 'Search', route: '/?search=' },
] as const;
