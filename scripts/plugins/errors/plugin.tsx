import { Island } from '../../../theme/content/Island/Island';
import { Errors, errorsMarkdown } from '../../../theme/plugins/errors/Errors';
import { parseMdx } from '../../content/parse';
import type { SitePlugin } from '../../rspress/site';
import { errorGroups } from './errors';

/** The list of all errors that guides explain, and a finder by error message. */
export const errors: SitePlugin = {
  name: 'errors',
  setup({ pages }) {
    const data = () => errorGroups(pages.all());
    return {
      components: {
        /** Its props contain the version that introduced the subject of each guide. */
        ErrorFinder: {
          data,
          html() {
            const since = data().flatMap((group) =>
              group.since ? [[group.route, group.since]] : [],
            );
            return <Island name="ErrorFinder" props={{ since: Object.fromEntries(since) }} />;
          },
          markdown: () => [],
        },
        Errors: {
          data,
          html: () => <Errors groups={data()} />,
          markdown: () => parseMdx(errorsMarkdown(data())).children,
        },
      },
    };
  },
};
