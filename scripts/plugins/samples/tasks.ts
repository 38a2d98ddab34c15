import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { compileFiles } from '../../typescript/program';
import { MEMBERS_FOLDER } from './members';

export { deriveMembers } from './derive-members';
export { findErrors } from './find-errors';

compileFiles(() => pathsIn(inProject(MEMBERS_FOLDER), '.ts'));
