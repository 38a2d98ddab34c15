/** What readers should know before they use something. A stable API needs no badge. */
const STATUS_LABELS: Readonly<Record<string, string>> = {
  experimental: 'Experimental',
  deprecated: 'Deprecated',
  internal: 'Internal',
};

/** What a badge is about. */
export interface BadgeFacts {
  type?: string;
  since?: string;
  text?: string;
}

/**
 * The text of a badge without children.
 *
 * @throws if it would be empty
 */
export function badgeText({ type, since, text }: BadgeFacts): string {
  const label = type === undefined ? undefined : STATUS_LABELS[type];
  if (text !== undefined && (label || type === undefined)) return text;
  if (label) return label;
  if (type === undefined && since !== undefined) return `Since ${since}`;
  const types = Object.keys(STATUS_LABELS).join(', ');
  throw new Error(`<Badge> needs a type (${types}), a version in "since", or text.`);
}
