// Must come first, so that component styles override it.
import './styles';

import { plugins } from 'virtual-plugin-clients';
import { startMenuButton } from '../frame/MobileSidebar/startMenuButton';
import { startNavbar } from '../frame/Navbar/startNavbar';
import { startSidebars } from '../frame/Sidebar/sidebars';
import { routeOfAddress, withBase } from '../lib/base';
import { whenIdle } from '../lib/when-idle';
import { startColorMode } from '../ui/ColorMode/colorModeStore';
import { startDropdowns } from '../ui/Dropdown/startDropdowns';
import { recordDocumentPage } from './pages/documentPage';
import { loadIntoPlace, takeOver } from './pages/showPage';
import { startRouter } from './router/router';
import { rememberScroll, restoreScroll } from './router/scrollPosition';
import { watchLinks } from './router/watchLinks';

/** Rewrites `/x.html`, `/x/index.html` and `/x/` to `/x` in the address bar, for hosts that do not redirect. */
function cleanUrl(route: string): void {
  const { pathname, search, hash } = window.location;
  const clean = withBase(encodeURI(route));
  if (pathname !== clean) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}

async function start(): Promise<void> {
  const root = document.documentElement;
  // Without this attribute, inline scripts of plugins may assume that scripts failed to load.
  root.dataset.started = '';
  const route = routeOfAddress(window.location) ?? window.location.pathname;
  const app = document.getElementById('__rspress_root');
  if (process.env.NODE_ENV === 'development') {
    await (await import('./development')).fillDocument(app, route);
  }
  const place = app?.querySelector<HTMLElement>('[data-page-type]');
  if (!app || !place) return;
  startColorMode();
  startNavbar();
  startDropdowns();
  startMenuButton();
  startSidebars(place);
  const started = plugins.map((plugin) => plugin.start?.());
  watchLinks();
  rememberScroll();
  if ('empty' in app.dataset) {
    // This is the app shell from the service worker.
    await Promise.all(started);
    void loadIntoPlace(route, ({ pageType }) => {
      if (pageType !== '404') cleanUrl(route);
      restoreScroll();
    });
  } else {
    if (place.dataset.pageType !== '404') cleanUrl(route);
    recordDocumentPage(route);
    takeOver();
  }
  startRouter(route);
  // Tells tests and styles that the page is interactive.
  root.dataset.hydrated = 'true';
  whenIdle(() => {
    import(/* webpackChunkName: "after-paint" */ './startWhenIdle').then(
      ({ startWhenIdle }) => startWhenIdle(),
      () => {},
    );
  });
}

void start();
