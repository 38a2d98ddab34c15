/** A page that readers often look for. */
interface Destination {
  href: string;
  label: string;
  /** Whether the page finds the cause of an error by its message, which the search passes in the hash. */
  explainsErrors?: boolean;
}

/** Pages that the not-found page suggests, and the search before the reader types. */
export const DESTINATIONS: readonly Destination[] = [
  { href: '/docs/getting-started', label: 'Getting started' },
  { href: '/docs/extensions', label: 'All extensions' },
  { href: '/docs/api/globals', label: 'API reference' },
  { href: '/docs/errors', label: 'Find your error', explainsErrors: true },
  { href: '/docs/faq', label: 'FAQ and known issues' },
];

/** Entries in the context menu of the installed app's icon. Routes without the base path. */
export const SHORTCUTS = [
  { name: 'Guides', route: '/docs/extensions' },
  { name: 'API reference', route: '/docs/api' },
  { name: 'Search', route: '/?search=' },
] as const;
