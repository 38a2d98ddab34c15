import { testGarbage } from '../../../testing/garbage';
import { editorChoice, hasPreference } from './preferences';

testGarbage('offline.editor', editorChoice);
testGarbage('offline.removed', () => hasPreference('removed'));
testGarbage('offline.told', () => hasPreference('welcomed'));
