import './styles/tokens.css';
import './styles/base.css';
import './styles/prose.css';
import './mdx/Badge/badge.css';
import './mdx/CodeBlock/tokens.css';
import './styles/print.css';

export { liveDemo } from './Demo/liveDemo';
export { useThemeState } from './hooks/useThemeState';
export { Layout } from './Layout/Layout';
export { Callout } from './mdx/Callout/Callout';
export { getCustomMDXComponent } from './mdx/components';
export { Root } from './Root/Root';
