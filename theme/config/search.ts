import type { ComponentType } from 'react';

/**
 * What the navbar shows for its item of type `search`: a button that loads the search on use. Undefined:
 * there is no search, and the navbar shows nothing in its place.
 */
export const SearchBox: ComponentType | undefined = undefined;
