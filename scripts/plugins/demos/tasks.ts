import { CODE_FOLDER } from '../../content/code-files';
import { pathsIn } from '../../lib/files';
import { compileFiles } from '../../typescript/program';
import { PACKAGES_FILES } from './describe-exports';

export { compileDemos } from './compile-demos';
export { describeExports } from './describe-exports';

compileFiles(() => [...pathsIn(CODE_FOLDER, '.ts'), ...PACKAGES_FILES]);
