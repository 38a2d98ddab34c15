/** Exports for other plugins. */
export { CONFIGURATION } from './configuration';
export { apiEntryPoints } from './entry-points';
export { addressOf } from './externals';
export { firstSentence } from './first-sentence';
export { type EntryPoint, type PackageFacts, readPackage } from './package';
export { compileFolder, forgetPrograms, programWith } from './program';
export { tasksOf } from './run-task';
export { shareSourceFiles } from './source-files';
export {
  bodyOf,
  type Declaration,
  declarationsOf,
  isDeclaration,
  plainName,
  targetOf,
} from './symbols';
export { type ProgramSources, textProgram } from './text-program';
export { endThread } from './thread';
