/** Everything that the first screen does not need. It is loaded when the page is idle, and reading works without it. */
import { plugins } from 'virtual-plugin-idle';
import { MOBILE_LAYOUT } from '../config/constants';
import { DOCS_PLUGIN_ID } from '../config/docs';
import { site } from '../config/site';
import { watchScroll } from '../frame/BackToTop/backToTop';
import { loadMenu } from '../frame/MobileSidebar/menu';
import { hideOnScroll } from '../frame/Navbar/hideOnScroll';
import { completeSidebar } from '../frame/Sidebar/completeSidebar';
import { startSkipLink } from '../frame/SkipLink/startSkipLink';
import { savesData } from '../lib/connection';
import { readPreferredVersion } from '../lib/preferredVersion';
import { watchView } from './router/preloadPages';

/** Starts everything, once. */
export function startWhenIdle(): void {
  // Reading the preference clears it if its version is gone.
  readPreferredVersion(DOCS_PLUGIN_ID, site.docs.versions);
  startSkipLink();
  watchScroll();
  for (const plugin of plugins) plugin.onIdle?.();
  // Tests wait for this attribute.
  document.documentElement.dataset.idle = '';
  const header = document.querySelector<HTMLElement>('header[data-hide-on-scroll]');
  if (header) hideOnScroll(header);
  // The development server compiles pages on request, and preloading them would reload this page.
  if (process.env.NODE_ENV === 'development' || savesData()) return;
  watchView();
  // Failures are shown when the reader opens the menu.
  if (matchMedia(MOBILE_LAYOUT).matches) loadMenu().catch(() => {});
  const short = document.querySelector<HTMLElement>('[data-short]');
  if (short) completeSidebar(short).catch(() => {});
}
