import { useEffect, useRef } from 'react';
import { ColorModeToggle } from '../ColorMode/ColorModeToggle';
import { DOCS_PLUGIN_ID } from '../config/docs';
import { readPreferredVersion } from '../config/preferredVersion';
import { site } from '../config/site';
import { navbar } from '../config/theme';
import { FrameLink } from '../FrameLink/FrameLink';
import { MenuButton } from '../MobileSidebar/MenuButton';
import { OfflineMark } from '../Offline/OfflineMark';
import { StandaloneNav } from '../Offline/StandaloneNav';
import { withBase } from '../pages/base';
import styles from './Navbar.module.css';
import { NavbarItems, usePlace } from './NavbarItems';

const start = navbar.items.filter(({ position }) => position !== 'end');
const end = navbar.items.filter(({ position, type }) => position === 'end' && type !== 'search');
/** Stays in the bar on small screens too: a reader on a phone searches as much as any other. */
const search = navbar.items.filter(({ type }) => type === 'search');

/** The bar that stays at the top of every page. */
export function Navbar() {
  const place = usePlace();
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    // A preference for a version that is gone goes as well.
    readPreferredVersion(DOCS_PLUGIN_ID, site.docs.versions);
    if (!navbar.hideOnScroll) return;
    const gone = new AbortController();
    void import(/* webpackChunkName: "after-paint" */ './hideOnScroll').then(({ hideOnScroll }) => {
      if (header.current) hideOnScroll(header.current, gone.signal);
    });
    return () => gone.abort();
  }, []);
  return (
    <header ref={header} className={styles.header}>
      <nav className={styles.bar} aria-label="Main">
        {navbar.items.length > 0 && <MenuButton place={place} />}
        <StandaloneNav />
        <FrameLink href="/" className={styles.brand}>
          {navbar.logo && <img {...navbar.logo} src={withBase(navbar.logo.src)} alt="" />}
          {navbar.title}
        </FrameLink>
        <div className={styles.start}>
          <NavbarItems items={start} place={place} />
        </div>
        <div className={`${styles.search} needs-scripts`}>
          <NavbarItems items={search} place={place} />
        </div>
        <div className={styles.end}>
          <NavbarItems items={end} place={place} />
        </div>
        <OfflineMark />
        <ColorModeToggle />
      </nav>
    </header>
  );
}
