import { library } from '../../../theme/config/library';
import type { ExtensionGroup } from '../../../theme/plugins/home/Home/Home';
import { linkGroup } from '../../content/link-group';
import { parseMdx } from '../../content/parse';
import type { SitePlugin } from '../../rspress/site';
import { extensionGroups } from './home';

const { packageName: name, newName } = library;

const PACKAGE_NAME = `Install \`${name}\`, whichever version you need: npm has releases up to 22.0.0 under this name. The maintainers have [renamed the package](${newName.decision}) to \`${newName.packageName}\` from version 22 on. Older versions keep the old name. On ${newName.checked}, npm returned \`E404\` for the new name, and 22.0.0 was not deprecated under the old one. It is not documented whether fixes for version 22 will be published under the old name, so ask npm for the new one when you update: \`npm view ${newName.packageName} version\`. To switch, change the path of every import, including \`/redux-connector\`. All other names stay the same.`;

/** The components of the home page, of which other pages use some. */
export const home: SitePlugin = {
  name: 'home',
  frontMatter: ['benefit'],
  setup({ pages }) {
    const groups = () => extensionGroups(pages.all());
    return {
      components: {
        Actions: { props: [] },
        Extensions: {
          props: [],
          markdown: () => parseMdx(extensionsMarkdown(groups())).children,
          isText: true,
        },
        Hero: { props: [] },
        /** The name under which to install the library, in the same words on all pages. */
        PackageName: { props: [], expand: () => parseMdx(PACKAGE_NAME).children },
        Pitch: { props: [] },
      },
      rspress: {
        name: 'site:home',
        addRuntimeModules: () => ({
          'virtual-home': `export const groups = ${JSON.stringify(groups())};`,
        }),
      },
    };
  },
};

export const extensionsMarkdown = (groups: readonly ExtensionGroup[]): string =>
  groups
    .map(({ label, pages }) =>
      linkGroup(
        label,
        pages.map((page) => ({ text: page.title, url: page.route, about: aboutOf(page) })),
      ),
    )
    .join('\n\n');

const aboutOf = ({ benefit, status }: ExtensionGroup['pages'][number]): string =>
  `${status ? ` (${status})` : ''}: ${benefit}`;
