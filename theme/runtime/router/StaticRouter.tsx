import type { ReactNode } from 'react';
import { RouterContext } from './context';
import { FIRST_KEY, stripBase } from './location';

/** The router of the build: one page, rendered once. */
export function StaticRouter(props: { location: string; basename?: string; children: ReactNode }) {
  const url = new URL(props.location, 'https://site.invalid');
  const location = {
    pathname: stripBase(url.pathname, props.basename ?? ''),
    search: url.search,
    hash: '',
    state: undefined,
    key: FIRST_KEY,
  };
  return (
    <RouterContext.Provider value={{ location, navigate: () => {} }}>
      {props.children}
    </RouterContext.Provider>
  );
}
