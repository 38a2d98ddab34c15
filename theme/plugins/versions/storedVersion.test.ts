import { testGarbage } from '../../testing/garbage';
import { olderMajor } from './chosen';

testGarbage('library-version', olderMajor);
