import { useEffect, useState } from 'react';
import { whenIdle } from '../../sw/client/when-idle';
import { MOBILE_BREAKPOINT } from '../config/constants';
import { Icon, iconButton } from '../Icon/Icon';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { lazyPart } from '../lazy/lazyPart';
import type { Place } from '../Navbar/resolveNavbarItem';
import styles from './MenuButton.module.css';

const MobileSidebar = lazyPart({
  load: async () =>
    (await import(/* webpackChunkName: "after-paint" */ './MobileSidebar')).MobileSidebar,
  // The bar has no room for more.
  loading: ({ error, retry }) =>
    error ? <LoadFailure what="The menu" error={error} retry={retry} /> : null,
});
/** A failure shows when the menu is opened. */
const preload = () => {
  MobileSidebar.preload().catch(() => {});
};

/** Whether the layout is the one of small screens. */
const mobileLayout = () => matchMedia(`(max-width: ${MOBILE_BREAKPOINT}px)`);

/** The button that opens the menu of small screens. The menu's code comes when it is about to be needed. */
export function MenuButton({ place }: { place: Place }) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (mobileLayout().matches) whenIdle(preload);
  }, []);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const closed = new AbortController();
    const { signal } = closed;
    mobileLayout().addEventListener('change', close, { signal });
    addEventListener('popstate', close, { signal });
    return () => closed.abort();
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={`${iconButton} ${styles.button} needs-scripts`}
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(mobileLayout().matches)}
      >
        <Icon name="menu" />
      </button>
      {open && <MobileSidebar place={place} onClose={() => setOpen(false)} />}
    </>
  );
}
