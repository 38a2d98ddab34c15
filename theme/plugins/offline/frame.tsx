import { withBase } from '../../lib/base';
import type { FramePlugin } from '../../lib/plugin';
import { Icon, iconButton } from '../../ui/Icon/Icon';

/** Back and forward buttons for the installed app, whose window has none. `standaloneNav.css` shows them. */
const StandaloneNav = () => (
  <div className="standalone-nav">
    <button type="button" className={iconButton} aria-label="Back" data-action="back">
      <Icon name="chevron" />
    </button>
    <button type="button" className={iconButton} aria-label="Forward" data-action="forward">
      <Icon name="chevron" />
    </button>
  </div>
);

/** The link in the navbar to the state of the offline copy. `offline.css` shows it when there is no network. */
const OfflineMark = () => (
  <a hidden className="offline-mark" href={withBase('/offline')}>
    Offline
  </a>
);

export default { beforeBrand: StandaloneNav, navbarStatus: OfflineMark } satisfies FramePlugin;
