import { compileFolder } from '../../typescript/program';
import { DEMOS_FOLDER } from './content/demo-sources';

export { compileDemos } from './compile-demos';
export { describeExports } from './describe-exports';

compileFolder(DEMOS_FOLDER);
