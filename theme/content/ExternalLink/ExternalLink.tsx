import type { ComponentProps } from 'react';

/**
 * Renders a link to another site. It opens a new tab, is marked visually and for screen readers, and has
 * `data-external` for the offline code.
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
