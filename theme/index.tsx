import './styles/tokens.css';
import './styles/base.css';

export { useThemeState } from './hooks/useThemeState';
export { Layout } from './Layout/Layout';
export { Callout } from './mdx/Callout/Callout';
export { getCustomMDXComponent } from './mdx/components';
export { Root } from './Root/Root';
