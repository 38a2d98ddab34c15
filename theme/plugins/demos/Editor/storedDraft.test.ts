import { testGarbage } from '../../../testing/garbage';
import { readDraft, readShared } from './drafts';

testGarbage('demo.with-reset', () => readDraft('with-reset'));
testGarbage('demo.with-reset.shared', () => readShared('with-reset'));
