/**
 * What TypeScript does for the build, on a thread of its own. All of it is one module, so that it shares one
 * program (`program.ts`).
 */
export { buildModel } from '../api/extract/build-model';
export { compileDemos } from '../demos/compile-demos';
export { describeNames } from '../hover/describe-names';
export { deriveMembers } from '../samples/derive-members';
export { findErrors } from '../samples/find-errors';
