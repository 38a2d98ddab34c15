import type { IdlePlugin } from '../../lib/plugin';
import { watchSymbols } from './watchSymbols';

export default { onIdle: watchSymbols } satisfies IdlePlugin;
