/** Replaces the build's `virtual-library-symbols` in unit tests. The indexes belong to the versions in `code.test.ts`. */
import type { CheckData } from '../check/code';

export const data: CheckData = {
  symbols: {
    withReset: { presence: [0], href: '/docs/api/functions/withReset' },
    withGap: { presence: [0, 1, 2] },
    withNew: { presence: [2] },
    withOld: { presence: [0], instead: 'Use [`withNew`](/docs/with-new).', since: '19.2.0' },
    mapAction: { presence: [0], entry: 'redux-connector', moved: '19.2.0' },
    withUndoRedo: { presence: [0] },
    withDevtools: { presence: [0] },
    withDevToolsStub: { presence: [0] },
    withConditional: { presence: [0] },
    withEntityResources: { presence: [0] },
  },
  order: {
    withUndoRedo: { after: ['withState', 'withEntities'], otherwise: 'it records nothing' },
  },
};
