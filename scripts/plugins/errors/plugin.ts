import { withoutCopy } from '../../content/components';
import { linkGroup } from '../../content/link-group';
import { parseMdx } from '../../content/parse';
import type { SitePlugin } from '../../rspress/site';
import { errorGroups } from './errors';

/** The list of all errors that guides explain, and a finder by error message. */
export const errors: SitePlugin = {
  name: 'errors',
  setup({ pages }) {
    const groups = () => errorGroups(pages.all());
    return {
      components: {
        ErrorFinder: withoutCopy(),
        Errors: {
          props: [],
          markdown: () =>
            parseMdx(
              groups()
                .map(({ title, route, errors }) =>
                  linkGroup(
                    title,
                    errors.map(({ text, id }) => ({ text, url: `${route}#${id}` })),
                  ),
                )
                .join('\n\n'),
            ).children,
        },
      },
      rspress: {
        name: 'site:errors',
        addRuntimeModules: () => ({
          'virtual-errors': `export const groups = ${JSON.stringify(groups())};`,
        }),
      },
    };
  },
};
