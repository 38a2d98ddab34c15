import { Icon, iconButton } from '../../ui/Icon/Icon';

/**
 * Renders back and forward buttons for the installed app, whose window has none. `standaloneNav.css` shows them, and
 * `startStandaloneNav.ts` handles clicks.
 */
export function StandaloneNav() {
  return (
    <div className="standalone-nav">
      <button type="button" className={iconButton} aria-label="Back" data-action="back">
        <Icon name="chevron" />
      </button>
      <button type="button" className={iconButton} aria-label="Forward" data-action="forward">
        <Icon name="chevron" />
      </button>
    </div>
  );
}
