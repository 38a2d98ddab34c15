import { PackageManagers } from '../../../theme/content/PackageManagers/PackageManagers';
import { packageManagersMarkdown } from '../../../theme/content/PackageManagers/packageManagers.markdown';
import { type Component, textProp } from '../../content/components/component';
import type { SitePlugin } from '../../rspress/site';
import { packageName } from './package-name';

/** `<PackageManagers pkg="…" />` */
const packageManagers: Component = {
  html: (props, _node, _state, { nextId }) => (
    <PackageManagers pkg={textProp(props, 'pkg')} id={nextId()} />
  ),
  markdown: (props) => [packageManagersMarkdown(textProp(props, 'pkg'))],
};

/** Shows readers how to install packages, and the name under which the library is published. */
export const packages: SitePlugin = {
  name: 'packages',
  requires: ['tabs'],
  setup: () => ({ components: { PackageManagers: packageManagers, PackageName: packageName } }),
};
