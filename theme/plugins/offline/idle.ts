// Not in the chunk of `notices.ts`: if the styles do not load, the copy is still stored.
import './offline.css';
import './offlinePanel.css';
import './notices.css';
import { onAction } from '../../lib/actions';
import type { IdlePlugin } from '../../lib/plugin';

export default {
  /** Handles the back and forward buttons of the installed app. */
  onIdle() {
    onAction('back', () => history.back());
    onAction('forward', () => history.forward());
  },
} satisfies IdlePlugin;
