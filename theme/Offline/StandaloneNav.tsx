import { Icon } from '../Icon/Icon';

/** Back and forward, for the window of the installed site, which has no such buttons of its own. */
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
