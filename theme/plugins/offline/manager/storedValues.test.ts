import { testGarbage } from '../../../testing/garbage';
import { forgetAbsence, recordAbsence } from './abandonment';
import { editorChoice, hasPreference } from './preferences';

testGarbage('offline.gone', () => {
  const isAbandoned = recordAbsence();
  forgetAbsence();
  return isAbandoned;
});
testGarbage('offline.editor', editorChoice);
testGarbage('offline.removed', () => hasPreference('removed'));
testGarbage('offline.told', () => hasPreference('welcomed'));
