import { inProject } from '../../lib/paths';
import { compileFolder } from '../../typescript/program';
import { MEMBERS_FOLDER } from './members';

export { deriveMembers } from './derive-members';
export { findErrors } from './find-errors';

compileFolder(inProject(MEMBERS_FOLDER));
