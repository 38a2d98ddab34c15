import { element, testGarbage } from '../../../testing/garbage';
import { followStep } from './tutorial';

testGarbage('tutorial', () => {
  const article = element('<div class="tutorial"><a data-step="one">1</a></div>');
  followStep(article, AbortSignal.abort());
  return article.innerHTML;
});
