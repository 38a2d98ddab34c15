import type { ReactNode } from 'react';

interface BoxProps {
  children?: ReactNode;
}

/** The first screen: the pitch, and a live store beside it. */
export function Hero({ children }: BoxProps) {
  return (
    <div className="home-hero" data-home="">
      {children}
    </div>
  );
}

/** Call-to-action links; the first one is primary. */
export function Actions({ children }: BoxProps) {
  return <div className="home-actions">{children}</div>;
}
