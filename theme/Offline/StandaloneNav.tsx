import { Icon } from '../Icon/Icon';

/** Back and forward buttons for the installed app, whose window has none. `offline.css` shows them. */
export function StandaloneNav() {
  return (
    <div className="standalone-nav">
      <button type="button" aria-label="Back" onClick={() => history.back()}>
        <Icon name="chevron" />
      </button>
      <button type="button" aria-label="Forward" onClick={() => history.forward()}>
        <Icon name="chevron" />
      </button>
    </div>
  );
}
