import { element, testGarbage } from '../../../testing/garbage';
import { applyGrouping } from './applyGrouping';

testGarbage('api-grouping', () => {
  const nav = element('<button data-action="group-symbols" value="kind">Kind</button>');
  applyGrouping(nav);
  return nav.innerHTML;
});
