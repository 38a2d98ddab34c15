import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../sw/client/when-idle';
import { MOBILE_BREAKPOINT } from '../config/constants';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { Icon, iconButton } from '../Icon/Icon';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import type { Place } from '../Navbar/resolveNavbarItem';
import styles from './MenuButton.module.css';

const load = () => import(/* webpackChunkName: "after-paint" */ './MobileSidebar');
const MobileSidebar: ComponentType<{ place: Place; onClose: () => void }> = lazy(load);
/** A failure shows when the menu is opened. */
const preload = () => {
  load().catch(() => {});
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
      {open && (
        <ErrorBoundary
          fallback={({ error }) => (
            <LoadFailure what="The menu" error={error} retry={() => location.reload()} />
          )}
        >
          <Suspense>
            <MobileSidebar place={place} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
