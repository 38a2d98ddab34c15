/** A page that readers often look for. */
interface Destination {
  href: string;
  label: string;
  /** Whether it finds the cause of an error by its message, in the hash as the search writes it. */
  explainsErrors?: boolean;
}

/** Offered by the not-found page, and by the search before it knows what to look for. */
export const DESTINATIONS: readonly Destination[] = [
  { href: '/docs/getting-started', label: 'Getting started' },
  { href: '/docs/extensions', label: 'All extensions' },
  { href: '/docs/api/globals', label: 'API reference' },
  { href: '/docs/errors', label: 'Find your error', explainsErrors: true },
  { href: '/docs/faq', label: 'Questions and known issues' },
];
