import { MOBILE_LAYOUT } from '../../config/constants';
import { onAction } from '../../lib/actions';
import { loadFailure } from '../../ui/failure/loadFailure';

/** Lets the navbar's button open the mobile menu, which is loaded on demand. */
export function startMenuButton(): void {
  onAction('open-menu', async (button) => {
    const mobile = matchMedia(MOBILE_LAYOUT);
    if (!mobile.matches) return;
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
    }
  });
}
