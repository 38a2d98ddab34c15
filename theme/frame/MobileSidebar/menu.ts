import { onAction } from '../../lib/actions';
import { routeOfAddress, withBase } from '../../lib/base';
import { loadFragment, MENU } from '../../lib/pages';
import { showColorMode } from '../../ui/ColorMode/colorModeStore';
import { markNavbar } from '../Navbar/startNavbar';
import './MobileSidebar.module.css';
import { trustedHtml } from '../../lib/trustedTypes';
import { markEntry } from '../Sidebar/sidebars';

/** The menu from the document if it has been open before, otherwise from its fragment. */
export async function loadMenu(): Promise<HTMLDialogElement> {
  const opened = document.querySelector<HTMLDialogElement>('dialog[data-menu]');
  if (opened) return opened;
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(await loadFragment(MENU));
  const menu = template.content.querySelector('dialog');
  if (!menu) throw new Error('The menu file has no dialog.');
  return menu;
}

/**
 * Opens the mobile menu with the page's sidebar, if any, instead of the navbar's items.
 *
 * @throws if its fragment cannot be loaded
 */
export async function openMenu(button: HTMLElement, mobile: MediaQueryList): Promise<void> {
  const menu = await loadMenu();
  const list = menu.querySelector('nav')?.parentElement;
  const root = document.documentElement;
  if (!list || !mobile.matches) return;
  if (!menu.isConnected) document.body.append(menu);
  showColorMode();
  const closed = new AbortController();
  const { signal } = closed;
  const close = () => menu.close();

  const route = routeOfAddress(location) ?? '';
  markNavbar(route);
  const common = list.querySelector<HTMLElement>('[data-sidebar]');
  if (common) markEntry(common, withBase(route));
  const beside = document.querySelector<HTMLElement>('aside > [data-sidebar]');
  const own = beside && beside.dataset.sidebar !== common?.dataset.sidebar && copyOf(beside);
  if (own) list.prepend(own);
  menu.toggleAttribute('data-secondary', !!beside);

  menu.addEventListener(
    'close',
    () => {
      closed.abort();
      arrival.disconnect();
      if (own) own.remove();
      delete root.dataset.menu;
      button.setAttribute('aria-expanded', 'false');
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    ({ target }) => {
      // The backdrop counts as the dialog itself. A link to another tab leaves the menu open. The search is a dialog, too.
      const link =
        target instanceof Element && target.closest('a:not([target]), [data-action="search"]');
      if (target === menu || link) close();
    },
    { signal },
  );
  mobile.addEventListener('change', close, { signal });
  addEventListener('popstate', close, { signal });
  // A page that arrives while the menu is open has another sidebar.
  const arrival = new MutationObserver(close);
  const place = document.querySelector('main')?.parentElement;
  if (place) arrival.observe(place, { childList: true });
  root.dataset.menu = 'open';
  button.setAttribute('aria-expanded', 'true');
  menu.showModal();
  const current = list.querySelector('[data-sidebar] [aria-current=page]');
  current?.scrollIntoView({ block: 'center' });
  // Shows the whole group if there is room.
  current?.closest('details')?.parentElement?.scrollIntoView({ block: 'nearest' });
}

onAction('close-menu', (button) => button.closest('dialog')?.close());
onAction('main-menu', (button) => {
  button.closest('dialog')?.removeAttribute('data-secondary');
});

function copyOf(sidebar: HTMLElement): HTMLElement {
  const copy = sidebar.cloneNode(true) as HTMLElement;
  copy.removeAttribute('class');
  return copy;
}
