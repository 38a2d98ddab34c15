/** Exports for other plugins. */
export { sinceNote } from '../../../theme/plugins/samples/MemberTable/memberTable.markdown';
/** Compiles files with Angular's compiler. */
export { compile } from './check';
export { loadErrors } from './errors';
export type { ExplainedMember } from './members';
export { CONFIGURATION, moduleFile, modulesOf, programSources } from './modules';
