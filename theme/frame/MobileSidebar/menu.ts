import { onAction } from '../../lib/actions';
import { routeOfAddress } from '../../lib/base';
import { loadFragment, MENU } from '../../lib/pages';
import { showColorMode } from '../../ui/ColorMode/colorModeStore';
import { markNavbar } from '../Navbar/startNavbar';
import './MobileSidebar.module.css';
import { trustedHtml } from '../../lib/trustedTypes';
import { showCurrentItem } from '../Sidebar/sidebars';

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
 * Opens the mobile menu with the page's sidebar, if any, in front of the navbar's items.
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

  const sidebar = copySidebar();
  markNavbar(routeOfAddress(location) ?? '', sidebar?.dataset.sidebar);
  if (sidebar) list.prepend(sidebar);
  menu.toggleAttribute('data-secondary', sidebar !== undefined);

  menu.addEventListener(
    'close',
    () => {
      closed.abort();
      sidebar?.remove();
      delete root.dataset.menu;
      button.setAttribute('aria-expanded', 'false');
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      // The backdrop counts as the dialog itself. A link to another tab leaves the menu open.
      if (target === menu || (link && link.target === '')) close();
    },
    { signal },
  );
  mobile.addEventListener('change', close, { signal });
  addEventListener('popstate', close, { signal });
  // A page that arrives while the menu is open has another sidebar.
  const arrival = new MutationObserver(close);
  const place = document.querySelector('main')?.parentElement;
  if (place) arrival.observe(place, { childList: true });
  signal.addEventListener('abort', () => arrival.disconnect());
  root.dataset.menu = 'open';
  button.setAttribute('aria-expanded', 'true');
  menu.showModal();
  if (sidebar) showCurrentItem(list);
}

onAction('close-menu', (button) => button.closest('dialog')?.close());
onAction('main-menu', (button) => {
  button.closest('dialog')?.removeAttribute('data-secondary');
});

function copySidebar(): HTMLElement | undefined {
  const nav = document.querySelector<HTMLElement>('aside > [data-sidebar]');
  if (!nav) return undefined;
  const copy = nav.cloneNode(true) as HTMLElement;
  copy.removeAttribute('class');
  return copy;
}
