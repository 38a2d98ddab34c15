import { LAZY_LOADER_DELAY, MOBILE_LAYOUT } from '../../config/constants';
import { onAction } from '../../lib/actions';
import { create } from '../../lib/elements';
import { loadFailure } from '../../ui/failure/loadFailure';

/** Lets the navbar's button open the mobile menu, which is loaded on demand, with a loading and a failure state. */
export function startMenuButton(): void {
  let isLoading = false;
  onAction('open-menu', async (button) => {
    const mobile = matchMedia(MOBILE_LAYOUT);
    if (isLoading || !mobile.matches) return;
    isLoading = true;
    const status = create('div', { className: 'toast', role: 'status' }, 'Loading the menu …');
    const waiting = setTimeout(() => document.body.append(status), LAZY_LOADER_DELAY);
    try {
      const { openMenu } = await import(/* webpackChunkName: "after-paint" */ './menu');
      await openMenu(button, mobile);
    } catch (error) {
      if (button.nextElementSibling?.role === 'alert') return;
      const failure = loadFailure('The menu', error, () => {
        failure.remove();
        button.click();
      });
      button.after(failure);
    } finally {
      clearTimeout(waiting);
      status.remove();
      isLoading = false;
    }
  });
}
