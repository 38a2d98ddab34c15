import {
  Actions,
  Extensions,
  extensionsMarkdown,
  Hero,
  Pitch,
} from '../../../theme/plugins/home/Home/Home';
import { staticComponent } from '../../content/components/component';
import { parseMdx } from '../../content/parse';
import { asChildren } from '../../content/to-hast';
import type { SitePlugin } from '../../rspress/site';
import { api } from '../api/plugin';
import { extensionGroups, readLibrary } from './home';

/** The components of the home page. */
export const home: SitePlugin = {
  name: 'home',
  frontMatter: ['benefit', 'goal'],
  setup({ pages, navigation, use }) {
    const reference = () => use(api).reference();
    const groups = () => extensionGroups(navigation.sidebars, pages.all(), reference());
    const facts = () => readLibrary(reference()?.history);
    return {
      components: {
        Actions: staticComponent(Actions),
        Extensions: {
          data: groups,
          html: () => <Extensions groups={groups()} />,
          markdown: () => parseMdx(extensionsMarkdown(groups())).children,
        },
        Hero: staticComponent(Hero),
        Pitch: {
          data: facts,
          html: (_props, node, state) => (
            <Pitch library={facts()}>{asChildren(state.all(node))}</Pitch>
          ),
          markdown: (_props, children) => children,
        },
      },
    };
  },
};
