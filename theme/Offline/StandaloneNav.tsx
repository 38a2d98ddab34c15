import { Icon, iconButton } from '../Icon/Icon';
import './standaloneNav.css';

/** Back and forward buttons for the installed app, whose window has none. `standaloneNav.css` shows them. */
export function StandaloneNav() {
  return (
    <div className="standalone-nav">
      <button type="button" className={iconButton} aria-label="Back" onClick={() => history.back()}>
        <Icon name="chevron" />
      </button>
      <button
        type="button"
        className={iconButton}
        aria-label="Forward"
        onClick={() => history.forward()}
      >
        <Icon name="chevron" />
      </button>
    </div>
  );
}
