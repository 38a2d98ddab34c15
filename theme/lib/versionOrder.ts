let collator: Intl.Collator | undefined;

/**
 * Orders versions as npm does. Reuses one collator, unlike `localeCompare`, and creates it lazily, because creating it
 * is slow.
 */
export function compareVersions(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}
