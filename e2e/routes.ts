import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Routes that the built site must have; it may have more. They start without a slash here and in all journeys, as they
 * are relative to the base path of the build (`baseURL`).
 */

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

/** A selection of about 40 types. */
const TYPE_ALIASES = ['CallState', 'Entity', 'Page', 'Filter', 'Mutation', 'MutationStatus'];

const VARIABLES = ['concatOp', 'exhaustOp', 'mergeOp', 'noPayload', 'switchOp'];

export const SPECIFIED_ROUTES = [
  './',
  'markdown-page',
  'docs',
  'docs/api',
  'docs/api/globals',
  'docs/extensions',
  'docs/mutations',
  'docs/create-redux-state',
  'docs/team',
  'docs/with-call-state',
  'docs/with-conditional',
  'docs/with-data-service',
  'docs/with-devtools',
  'docs/with-entity-resources',
  'docs/with-feature-factory',
  'docs/with-immutable-state',
  'docs/with-redux',
  'docs/with-reset',
  'docs/with-resource',
  'docs/with-storage-sync',
  'docs/with-undo-redo',
  ...FUNCTIONS.map((name) => `docs/api/functions/${name}`),
  ...INTERFACES.map((name) => `docs/api/interfaces/${name}`),
  ...TYPE_ALIASES.map((name) => `docs/api/type-aliases/${name}`),
  ...VARIABLES.map((name) => `docs/api/variables/${name}`),
];

/** Documents that are not pages. */
const OTHERS = ['404.html', 'demo-frame.html'];

const DIST = path.join(import.meta.dirname, '../dist');

/** Whether a document is a redirect of a moved page. */
const leadsOn = (file: string) =>
  readFileSync(path.join(DIST, file), 'utf8').includes('http-equiv="refresh"');

/** The routes of all pages in the built site. */
export const builtRoutes = (): string[] =>
  readdirSync(DIST, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !OTHERS.includes(file) && !leadsOn(file))
    .map((file) => file.replace(/\.html$/, '').replace(/^index$/, './'));

/** One page of each kind, for checks that do not need all. */
export const PAGE_KINDS = {
  home: './',
  guide: 'docs/with-storage-sync',
  apiPage: 'docs/api/functions/withResource',
  apiEntrance: 'docs/api',
  apiIndex: 'docs/api/globals',
  team: 'docs/team',
  markdownPage: 'markdown-page',
  notFound: 'no-such-page',
} as const;

/** The `href` of links to a route in the site's pages. */
export function hrefOf(route: string): string {
  const { pathname, hash } = new URL(route, process.env.E2E_BASE_URL);
  return pathname + hash;
}
