import type { AnchorHTMLAttributes } from 'react';
import { withBase } from '../pages/base';

/** A link of the frame: a path of this site gets the base path, another site a tab of its own. */
export function FrameLink({
  href,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return href.startsWith('/') ? (
    <a href={withBase(href)} {...props} />
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props} />
  );
}
