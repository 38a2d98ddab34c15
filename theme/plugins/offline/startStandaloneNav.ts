import { onAction } from '../../lib/actions';

/** Handles the back and forward buttons of the installed app. */
export function startStandaloneNav(): void {
  onAction('back', () => history.back());
  onAction('forward', () => history.forward());
}
