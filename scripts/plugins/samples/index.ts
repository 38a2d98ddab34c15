/** Exports for other plugins. */
/** Compiles files with Angular's compiler. */
export { compile } from './check';
export { loadErrors } from './errors';
export type { ExplainedMember } from './members';
export { CONFIGURATION, moduleFile, modulesOf, programSources } from './modules';
