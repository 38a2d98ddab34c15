/**
 * The shapes of the site's data (section 3 of the specification) and of the theme's configuration.
 * `validate.ts` checks what the compiler cannot see: ids, links and ranges.
 */
export type * from './docs';
export type * from './link';
export type * from './navbar';
export type * from './sidebar';
export type * from './sidebar-config';
export type * from './site';
export type * from './theme';
