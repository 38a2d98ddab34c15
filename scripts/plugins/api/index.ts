/** Exports for other plugins. */
export { existsIn, type History, missingBefore, newestVersions, presenceOf } from './data';
export { dataModules } from './data-modules';
export { type ChangeRow, coversChange } from './history/change-rows';
export type { Entry, Site as Reference } from './render/site';
