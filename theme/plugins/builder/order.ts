/** Extensions and features in the order that stores use. A test compares it with the guide. */
export const ORDER = [
  'withState',
  'withImmutableState',
  'withEntities',
  'withCallState',
  'withEntityResources',
  'withResource',
  'withDataService',
  'withPagination',
  'withHooks',
  'withMutations',
  'withReset',
  'withStorageSync',
  'withDevtools',
  'withConditional',
  'withMethods',
  'withUndoRedo',
] as const;

/** The order according to the guide: features, and those that they must come after. A test compares the two. */
export const AFTER: Readonly<Record<string, readonly string[]>> = {
  withDataService: ['withEntities', 'withCallState'],
  withPagination: ['withEntities', 'withEntityResources'],
  withUndoRedo: ['withState', 'withImmutableState', 'withEntities', 'withCallState'],
  withTrackedReducer: ['withDevtools', 'withGlitchTracking'],
};
