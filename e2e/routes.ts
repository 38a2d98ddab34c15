import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Routes that readers count on; the built site must have each of them, and may have more. */

const EXTENSION_GUIDES = [
  'call-state',
  'conditional',
  'data-service',
  'devtools',
  'entity-resources',
  'feature-factory',
  'immutable-state',
  'redux',
  'reset',
  'resource',
  'storage-sync',
  'undo-redo',
].map((name) => `/docs/with-${name}`);

const FUNCTIONS =
  `capitalize createEffects createPageArray createReducer deriveCallStateKeys emptyFeature
  firstPage getCallStateKeys getCollectionArray getDataServiceKeys getUndoRedoKeys gotoPage httpMutation
  mapToResource nextPage patchState payload previousPage provideDevtoolsConfig renameDevtoolsName rxMutation
  setError setLoaded setLoading setMaxPageNavigationArrayItems setPageSize setResetState updateState
  withCallState withConditional withDataService withDevtools withDevToolsStub withDisabledNameIndices
  withEntityResources withFeatureFactory withGlitchTracking withImmutableState withIndexedDB withLocalStorage
  withMapper withMutations withPagination withRedux withReset withResource withSessionStorage withStorageSync
  withUndoRedo`.split(/\s+/);

const INTERFACES = ['DataService', 'RxMutationOptions'];

/** Some of about 40 types. */
const TYPE_ALIASES = ['CallState', 'Entity', 'Page', 'Filter', 'Mutation', 'MutationStatus'];

const VARIABLES = ['concatOp', 'exhaustOp', 'mergeOp', 'noPayload', 'switchOp'];

export const SPECIFIED_ROUTES = [
  '/',
  '/markdown-page',
  '/docs',
  '/docs/api',
  '/docs/api/globals',
  '/docs/extensions',
  '/docs/mutations',
  '/docs/create-redux-state',
  '/docs/team',
  ...EXTENSION_GUIDES,
  ...FUNCTIONS.map((name) => `/docs/api/functions/${name}`),
  ...INTERFACES.map((name) => `/docs/api/interfaces/${name}`),
  ...TYPE_ALIASES.map((name) => `/docs/api/type-aliases/${name}`),
  ...VARIABLES.map((name) => `/docs/api/variables/${name}`),
];

/** No pages. */
const OTHERS = ['/404.html', '/demo-frame.html'];

/** The routes of all pages in the built site. */
export const builtRoutes = (): string[] =>
  readdirSync(path.join(import.meta.dirname, '../dist'), { recursive: true })
    .map((file) => `/${String(file).split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.html') && !OTHERS.includes(file))
    .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'));

/** One page of each kind, for checks that need not see all of them. */
export const PAGE_KINDS = {
  home: '/',
  guide: '/docs/with-storage-sync',
  apiPage: '/docs/api/functions/withResource',
  apiEntrance: '/docs/api',
  apiIndex: '/docs/api/globals',
  team: '/docs/team',
  markdownPage: '/markdown-page',
  notFound: '/no-such-page',
} as const;
