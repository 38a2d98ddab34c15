import { savesData } from '../../lib/connection';
import type { IdlePlugin } from '../../lib/plugin';
import { watchView } from './watchView';

export default {
  onIdle() {
    // The development server compiles pages on request, and preloading them would reload this page.
    if (process.env.NODE_ENV !== 'development' && !savesData()) watchView();
  },
} satisfies IdlePlugin;
