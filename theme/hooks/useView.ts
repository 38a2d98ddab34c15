import { createContext, useContext } from 'react';
import type { Page } from '../pages/pages';

/** What the reader sees. */
export interface View {
  /** Path of the page, without base and without a slash at the end. */
  route: string;
  /** The page; undefined while its code is on its way, or when it cannot be loaded. */
  page?: Page;
}

export const ViewContext = createContext<View>({ route: '/' });

/** Where the reader is, and what is there. */
export const useView = (): View => useContext(ViewContext);
