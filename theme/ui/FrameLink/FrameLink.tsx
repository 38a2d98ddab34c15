import type { AnchorHTMLAttributes } from 'react';
import { withBase } from '../../lib/base';

/** Renders a link in the frame. Adds the base path to paths of this site, and opens other sites in a new tab. */
export function FrameLink({
  href,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return href.startsWith('/') ? (
    <a href={withBase(href)} {...props} />
  ) : (
    <a href={href} rel="noopener" target="_blank" {...props} />
  );
}
