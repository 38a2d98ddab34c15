/** Stands in for Rspress' `virtual-routes` in unit tests. */
export const routes = ['/', '/docs', '/docs/extensions', '/docs/with-reset', '/docs/team'].map(
  (path) => ({ path }),
);
