import { getCustomMDXComponent } from './components';

/**
 * Stands in for `@mdx-js/react`: every page is rendered with the same components, so no context is
 * needed, and no copy of that library in every page's chunk.
 */
export const useMDXComponents = getCustomMDXComponent;
