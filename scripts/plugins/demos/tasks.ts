import { compileFolder } from '../compiler';
import { DEMOS_FOLDER } from './content/demo-sources';

export { compileDemos } from './compile-demos';
export { describeExports } from './describe-exports';

compileFolder(DEMOS_FOLDER);
