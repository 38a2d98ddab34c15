import './offlinePanel.css';
import { onAction } from '../../lib/actions';
import type { IdlePlugin } from '../../lib/plugin';

export default {
  /** Handles the back and forward buttons of the installed app. */
  onIdle() {
    onAction('back', () => history.back());
    onAction('forward', () => history.forward());
  },
} satisfies IdlePlugin;
