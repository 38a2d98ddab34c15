import { testGarbage } from '../../testing/garbage';
import { recentSearches } from './recent';

testGarbage('search.recent', recentSearches);
