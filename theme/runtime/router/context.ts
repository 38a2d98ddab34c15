import { createContext, useContext } from 'react';
import type { RouterLocation, To } from './location';

/** Options of {@link Navigate}. */
export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** Anything that can be cloned; stays with the history entry. */
  state?: unknown;
}

/** Goes to a page of the site, or by a number of steps through the history. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void;

/** What the router gives to the components under it. */
export interface RouterValue {
  location: RouterLocation;
  navigate: Navigate;
}

export const RouterContext = createContext<RouterValue | null>(null);

function useRouter(): RouterValue {
  const value = useContext(RouterContext);
  if (!value) throw new Error('useLocation and useNavigate need a router around them.');
  return value;
}

/** The reader's place on the site. */
export const useLocation = (): RouterLocation => useRouter().location;

/** The function that takes the reader to another place. Ordinary links need it not. */
export const useNavigate = (): Navigate => useRouter().navigate;
