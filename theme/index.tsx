/**
 * The theme, by Rspress's convention: it overrides the layout and what pages and Rspress import from
 * `@rspress/core/theme`. It renders static HTML; `theme/app/client.ts` is what the browser runs.
 */
// Must come first, so that component styles override it.
import './app/styles';

export { Layout } from './app/Layout';
export { Badge } from './content/Badge/Badge';
export { Callout } from './content/Callout/Callout';
export { getCustomMDXComponent } from './content/components';
export { Link } from './content/Link/Link';
export { PackageManagerTabs } from './content/PackageManagerTabs/PackageManagerTabs';
export { Steps } from './content/Steps/Steps';
export { Tab, Tabs } from './content/Tabs/Tabs';

/** Rspress renders it around every page. */
export const Root = ({ children }: { children?: React.ReactNode }) => children;

/** Rspress's state of the color mode. The theme has its own, which needs no React (`theme/ui/ColorMode`). */
export const useThemeState = () => ['light', () => {}] as const;
