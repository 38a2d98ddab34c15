/** A task of developers, with the ids of the guides that help with it. */
interface Task {
  label: string;
  guides: readonly string[];
}

/**
 * The map of the extensions. The home page, the start of the documentation, the sidebar, the mobile menu and the API
 * reference show these groups in this order. Names come from the guides. Where lists have one entry for each function,
 * they leave out guides without a `benefit`.
 */
export const EXTENSIONS_BY_TASK: readonly Task[] = [
  {
    label: 'Load data',
    guides: [
      'with-resource',
      'resource-recipes',
      'with-entity-resources',
      'with-call-state',
      'with-data-service',
      'with-pagination',
    ],
  },
  {
    label: 'Save and keep data',
    guides: [
      'mutations',
      'http-mutation',
      'mutation-errors-and-operators',
      'with-storage-sync',
      'storage-indexeddb',
      'storage-recipes',
    ],
  },
  { label: 'Undo and reset', guides: ['with-reset', 'with-undo-redo'] },
  { label: 'Find mistakes', guides: ['with-devtools', 'with-immutable-state'] },
  { label: 'Compose stores', guides: ['with-conditional', 'with-feature-factory'] },
  { label: 'Use Redux', guides: ['create-redux-state', 'with-redux'] },
];
