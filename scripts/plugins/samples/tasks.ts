export { deriveMembers } from './derive-members';
export { findErrors } from './find-errors';
