/** A deprecated part of the library. A test compares the list with the changes page. */
export interface Deprecation {
  /** A symbol, an option or a member. */
  name: string;
  /** The extension that has the option or member. */
  of?: string;
  /** The first version that has the replacement. */
  since: string;
  /** The replacement, in Markdown. */
  instead: string;
  href: string;
}

const EVENTS = {
  since: '19.2.0',
  instead: '`@ngrx/signals/events`',
  href: '/docs/with-redux',
};

export const DEPRECATIONS: readonly Deprecation[] = [
  { name: 'withRedux', ...EVENTS },
  { name: 'createReducer', ...EVENTS },
  { name: 'createEffects', ...EVENTS },
  { name: 'payload', ...EVENTS },
  { name: 'noPayload', ...EVENTS },
  {
    name: 'withFeatureFactory',
    since: '19.2.0',
    instead: '`withFeature()` from `@ngrx/signals`, which is called in the same way',
    href: '/docs/with-feature-factory',
  },
  {
    name: 'patchState',
    since: '0.3.0',
    instead: "the toolkit's `updateState()`, or `patchState()` from `@ngrx/signals`",
    href: '/docs/with-devtools',
  },
  {
    name: 'withIndexeddb',
    since: '19.2.0',
    instead: '`withIndexedDB()`, which is the same function',
    href: '/docs/with-storage-sync',
  },
  {
    name: 'storage',
    of: 'withStorageSync',
    since: '19.2.0',
    instead: 'a strategy as the second argument, such as `withSessionStorage()`',
    href: '/docs/with-storage-sync',
  },
  {
    name: 'clearStack',
    of: 'withUndoRedo',
    since: '19.5.0',
    instead: '`clearUndoRedo(store)`',
    href: '/docs/with-undo-redo',
  },
];
