/** Exports for other plugins. */
export { loadErrors } from './errors';
export type { ExplainedMember } from './members';
export { moduleFile, modulesOf, programSources } from './modules';
