import { Extensions } from '../../../theme/plugins/home/Home/Extensions';
import { extensionsMarkdown } from '../../../theme/plugins/home/Home/extensions.markdown';
import { Actions, Example, Hero } from '../../../theme/plugins/home/Home/Home';
import { Pitch } from '../../../theme/plugins/home/Home/Pitch';
import { staticComponent } from '../../content/components/component';
import { parseMdx } from '../../content/parse';
import { asChildren } from '../../content/to-hast';
import type { SitePlugin } from '../../rspress/site';
import { extensionGroups, readLibrary } from './home';

/** The components of the home page. */
export const home: SitePlugin = {
  name: 'home',
  setup({ pages, navigation }) {
    const groups = () => extensionGroups(navigation.sidebars, pages.all());
    return {
      components: {
        Actions: staticComponent(Actions),
        Example: staticComponent(Example),
        Extensions: {
          data: groups,
          html: () => <Extensions groups={groups()} />,
          markdown: () => parseMdx(extensionsMarkdown(groups())).children,
        },
        Hero: staticComponent(Hero),
        Pitch: {
          data: readLibrary,
          html: (_props, node, state) => (
            <Pitch library={readLibrary()}>{asChildren(state.all(node))}</Pitch>
          ),
          markdown: (_props, children) => children,
        },
      },
    };
  },
};
