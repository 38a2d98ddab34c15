/** Everything that the first screen does not need. It is loaded when the page is idle, and reading works without it. */
import { plugins } from 'virtual-plugin-idle';
import { MOBILE_LAYOUT } from '../config/constants';
import { PREFERRED_VERSION_KEY } from '../config/docs';
import { site } from '../config/site';
import { watchScroll } from '../frame/BackToTop/backToTop';
import { loadMenu } from '../frame/MobileSidebar/menu';
import { completeSidebar } from '../frame/Sidebar/completeSidebar';
import { onAction } from '../lib/actions';
import { savesData } from '../lib/connection';
import { focusHeading } from '../lib/focus';
import { readStored } from '../lib/storage';
import { watchView } from './router/preloadPages';
import '../frame/afterPaint.css';
import './router/slowLoad.css';

export function startWhenIdle(): void {
  // Reading the preference clears it if its version is gone.
  const test = (chosen: string) => site.docs.versions.some(({ name }) => name === chosen);
  readStored(PREFERRED_VERSION_KEY, { test });
  // Skips the table of contents, too, and keeps the URL, because readers would share or bookmark a hash.
  onAction('skip', (_link, event) => {
    event.preventDefault();
    document.querySelector('main')?.scrollIntoView();
    focusHeading();
  });
  onAction('copy-page', (link, event) => {
    event.preventDefault();
    import(/* webpackChunkName: "rare" */ '../frame/TableOfContents/copyPage').then(
      ({ copyPage }) => copyPage(link as HTMLAnchorElement),
      () => {
        link.textContent = 'Not copied';
      },
    );
  });
  watchScroll();
  for (const plugin of plugins) plugin.onIdle?.();
  // Tests wait for this attribute.
  document.documentElement.dataset.idle = '';
  const header = document.querySelector<HTMLElement>('[data-hide-on-scroll]');
  // Without its code, the navbar stays.
  if (header) {
    import(/* webpackChunkName: "rare" */ '../frame/Navbar/hideOnScroll').then(
      ({ hideOnScroll }) => hideOnScroll(header),
      () => {},
    );
  }
  // The development server compiles pages on request, and preloading them would reload this page.
  if (process.env.NODE_ENV === 'development' || savesData()) return;
  watchView();
  // Failures are shown when the reader opens the menu.
  if (matchMedia(MOBILE_LAYOUT).matches) loadMenu().catch(() => {});
  const short = document.querySelector<HTMLElement>('[data-short]');
  if (short) completeSidebar(short).catch(() => {});
}
