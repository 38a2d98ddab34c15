import { testGarbage } from '../../testing/garbage';
import { chosenMajor } from './chosen';

testGarbage('library-version', chosenMajor);
