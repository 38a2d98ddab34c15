/** Exports for other plugins. */
/** Compiles files with Angular's compiler. */
export { compile } from './compile';
export type { ExplainedMember } from './content/members';
export { modulesOf } from './modules';
export { loadErrors } from './shown-errors';
export { CONFIGURATION, moduleFile, programSources } from './sources';
