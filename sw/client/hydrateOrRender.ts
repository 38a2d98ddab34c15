import { createRoot, hydrateRoot as hydrate } from 'react-dom/client';

/** Stands in for React's own in the site's entry: a page that comes as an empty shell is rendered. */
export const hydrateRoot: typeof hydrate = (container, children, options) => {
  if (container.hasChildNodes()) return hydrate(container, children, options);
  const root = createRoot(container as Element, options);
  root.render(children);
  return root;
};
