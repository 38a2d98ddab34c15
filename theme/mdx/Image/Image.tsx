import type { ComponentProps } from 'react';

/** An image of a page: loaded when it comes near, and never wider than the text. */
export function Image({ alt = '', ...props }: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" alt={alt} {...props} />;
}
