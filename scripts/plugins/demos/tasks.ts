import { CODE_FOLDER } from '../../content/code-files';
import { compileFolder } from '../../typescript/program';

export { compileDemos } from './compile-demos';
export { describeExports } from './describe-exports';

compileFolder(CODE_FOLDER);
