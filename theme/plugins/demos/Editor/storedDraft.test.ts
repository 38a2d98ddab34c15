import { testGarbage } from '../../../testing/garbage';
import { readDraft } from './drafts';

testGarbage('demo.with-reset', () => readDraft('with-reset'));
