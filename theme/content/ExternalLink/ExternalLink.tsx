import type { ComponentProps } from 'react';

/**
 * A link to another site: opens a new tab, marked visually and for screen readers, and with `data-external` for the
 * offline code.
 */
export function ExternalLink({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    // Sends the referrer on purpose.
    <a {...attributes} className="external" data-external="" target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
