import { compileFolder } from '../../typescript/program';
import { DEMOS_FOLDER } from './content/demo-sources';

export { compileDemos } from './compile-demos';

compileFolder(DEMOS_FOLDER);
