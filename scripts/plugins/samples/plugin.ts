import type { SitePlugin } from '../../rspress/site';
import { sampleHooks } from './content/hooks';
import { loadMembers } from './members-cache';
import { modulesOf } from './modules';
import { loadErrors } from './shown-errors';

/** Shows compiler errors in samples, and tables of the members that extensions add to stores. */
export const samples: SitePlugin = {
  name: 'samples',
  fenceWords: ['changes', 'expect-error'],
  setup({ pages }) {
    // Starts early, while the compiler has the program in memory. Pages report the errors.
    if (process.env.NODE_ENV !== 'development') loadMembers().catch(() => {});
    return {
      ...sampleHooks({ loadMembers, errorsOf: (page) => loadErrors(page, pages) }),
      check: (all) => all.flatMap(modulesOf).flatMap(({ problems }) => problems),
    };
  },
};
