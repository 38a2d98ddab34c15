import type { ComponentProps } from 'react';

/**
 * Renders a link. Those to other sites open a new tab, are marked visually and for screen readers, and have
 * `data-external` for the offline code.
 */
export function Link({ children, ...attributes }: ComponentProps<'a'>) {
  if (!/^https?:/.test(attributes.href ?? '')) return <a {...attributes}>{children}</a>;
  return (
    // Sends the referrer on purpose.
    <a {...attributes} className="external" data-external="" target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
