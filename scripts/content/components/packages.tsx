import { library } from '../../../theme/config/library';
import {
  PackageManagers,
  packageManagersMarkdown,
} from '../../../theme/content/PackageManagers/PackageManagers';
import { parseMdx } from '../parse';
import { asChildren } from '../to-hast';
import { type Component, textProp } from './component';

const { packageName: name, newName } = library;

const TEXT = `Install \`${name}\`, whichever version you need: npm has releases up to 22.0.0 under this name. The maintainers have [renamed the package](${newName.decision}) to \`${newName.packageName}\` from version 22 on. Older versions keep the old name. On ${newName.checked}, npm returned \`E404\` for the new name, and 22.0.0 was not deprecated under the old one. It is not documented whether fixes for version 22 will be published under the old name, so ask npm for the new one when you update: \`npm view ${newName.packageName} version\`. To switch, change the path of every import, including \`/redux-connector\`. All other names stay the same.`;

/** `<PackageName />`: the name under which to install the library, in the same words on all pages. */
export const packageName: Component = {
  html: (_props, _node, state) => asChildren(state.all(parseMdx(TEXT))),
  markdown: () => parseMdx(TEXT).children,
};

/** `<PackageManagers pkg="…" />`: the command that installs packages. */
export const packageManagers: Component = {
  html: (props, _node, _state, { nextId }) => (
    <PackageManagers pkg={textProp(props, 'pkg')} id={nextId()} />
  ),
  markdown: (props) => [packageManagersMarkdown(textProp(props, 'pkg'))],
};
