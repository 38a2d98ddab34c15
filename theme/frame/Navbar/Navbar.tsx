import { navbar } from '../../config/theme';
import { withBase } from '../../lib/base';
import { ColorModeToggle } from '../../ui/ColorMode/ColorModeToggle';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import { Icon, iconButton } from '../../ui/Icon/Icon';
import { slots } from '../slots';
import styles from './Navbar.module.css';
import { NavbarItems, type Place } from './NavbarItems';

const start = navbar.items.filter(({ position }) => position !== 'end');
const end = navbar.items.filter(({ position, type }) => position === 'end' && type !== 'search');
/** The search stays in the bar on small screens, because readers on phones search as much as others. */
const search = navbar.items.filter(({ type }) => type === 'search');

export function Navbar({ place }: { place: Place }) {
  return (
    <header className={styles.header} data-hide-on-scroll={navbar.hideOnScroll || undefined}>
      <nav className={styles.bar} aria-label="Main">
        {navbar.items.length > 0 && <MenuButton hasSidebar={place.sidebar !== undefined} />}
        {slots.beforeBrand && <slots.beforeBrand />}
        <FrameLink href="/" className={styles.brand}>
          {navbar.logo && (
            <img {...navbar.logo} src={withBase(navbar.logo.src)} alt="" fetchPriority="low" />
          )}
          {navbar.title}
        </FrameLink>
        <div className={styles.start}>
          <NavbarItems items={start} place={place} />
        </div>
        {slots.navbarStatus && <slots.navbarStatus />}
        <div className={styles.tools}>
          <div className="needs-scripts">
            <NavbarItems items={search} place={place} />
          </div>
          <div className={styles.end}>
            <NavbarItems items={end} place={place} />
          </div>
          <ColorModeToggle />
        </div>
      </nav>
    </header>
  );
}

/**
 * Renders the button that opens the mobile menu (`startMenuButton.ts`). Without scripts, it is a link to the sidebar, which
 * then follows the article.
 */
function MenuButton({ hasSidebar }: { hasSidebar: boolean }) {
  return (
    <>
      {hasSidebar && (
        <noscript>
          <a className={`${iconButton} ${styles.menuButton}`} href="#sidebar" aria-label="Menu">
            <Icon name="menu" />
          </a>
        </noscript>
      )}
      <button
        type="button"
        className={`${iconButton} ${styles.menuButton} needs-scripts`}
        aria-label="Toggle navigation bar"
        aria-expanded={false}
        aria-haspopup="dialog"
        data-action="open-menu"
      >
        <Icon name="menu" />
      </button>
    </>
  );
}
