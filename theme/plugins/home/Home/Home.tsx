import type { ReactNode } from 'react';

interface BoxProps {
  children?: ReactNode;
}

/** The first screen: text on one side, code on the other. */
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

/** The code beside the pitch. */
export function Example({ children }: BoxProps) {
  return <div className="home-example">{children}</div>;
}
