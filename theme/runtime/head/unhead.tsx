/**
 * Stands in for `@unhead/react` in the browser. The build writes every page's head with the real one;
 * from then on only title, description and canonical address change (see `updateHead`), for which the
 * library's 6 kB gzipped are not needed.
 */
import { Fragment, type ReactNode } from 'react';

/** Head tags are in the HTML already. */
export const Head = () => null;

/** Head tags are in the HTML already. */
export const useHead = () => {};

/** There is no state to create. */
export const createHead = () => null;

/** There is nothing to provide. */
export const UnheadProvider = ({ children }: { children: ReactNode }) => (
  <Fragment>{children}</Fragment>
);
