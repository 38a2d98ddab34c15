/** Replaces `@rspress/core/runtime` in unit tests, because it imports modules that exist only in a build. */
import { createContext, type ReactNode } from 'react';

export const PageContext = createContext({});
export const ThemeContext = createContext({});
export const StaticRouter = ({ children }: { children: ReactNode }) => children;
