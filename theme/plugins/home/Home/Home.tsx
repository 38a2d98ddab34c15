import type { ReactNode } from 'react';

interface BoxProps {
  children?: ReactNode;
}

/** Renders the first screen: the pitch, and a live store beside it. */
export function Hero({ children }: BoxProps) {
  return (
    <div className="home-hero" data-home="">
      {children}
    </div>
  );
}

/** Renders call-to-action links. The first one is primary. */
export function Actions({ children }: BoxProps) {
  return <div className="button-links">{children}</div>;
}
