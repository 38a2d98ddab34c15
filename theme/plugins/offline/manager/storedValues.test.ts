import { testGarbage } from '../../../testing/garbage';
import { hasPreference } from './preferences';

testGarbage('offline.removed', () => hasPreference('removed'));
testGarbage('offline.told', () => hasPreference('welcomed'));
