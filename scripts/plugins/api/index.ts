/** Exports for other plugins. */
export type { History } from './data';
export { dataModules } from './data-modules';
export { existsIn, missingBefore, newestVersions, presenceOf } from './history/availability';
export { type ChangeRow, coversChange } from './history/change-rows';
export { importsIn } from './imports';
export type { Entry, Site as Reference } from './render/site';
