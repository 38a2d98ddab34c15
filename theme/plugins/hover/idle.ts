import type { IdlePlugin } from '../../lib/plugin';
import { makeStops, watchSymbols } from './watchSymbols';

export default { onIdle: watchSymbols, onArticle: makeStops } satisfies IdlePlugin;
