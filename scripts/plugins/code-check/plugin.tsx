import { Island } from '../../../theme/content/Island/Island';
import { majorsOf } from '../../../theme/lib/versions';
import type { SitePlugin } from '../../rspress/site';
import { dataModules } from '../api';
import { api } from '../api/plugin';
import { versions } from '../versions/plugin';
import { checkData } from './data';

/** Checks the reader's own code, on the pages about changes and errors. */
export const codeCheck: SitePlugin = {
  name: 'code-check',
  setup({ use }) {
    const majors = () => majorsOf(use(versions).releases().versions).map(String).toReversed();
    return {
      components: {
        Checker: {
          data: majors,
          html: () => <Island name="Checker" props={{ majors: majors() }} />,
          markdown: () => [],
        },
      },
      rspress: {
        name: 'site:code-check',
        ...dataModules(() => use(api), {
          'virtual-code-check': (reference) => checkData(reference, use(versions).releases()),
        }),
      },
    };
  },
};
