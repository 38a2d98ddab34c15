import { onAction } from '../../lib/actions';
import './HideSidebar.module.css';

/** Makes the sidebar hideable. */
export function startHideSidebar(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-hide-sidebar]')) {
    box.hidden = false;
  }
  onAction('hide-sidebar', (button) => {
    const isHidden = button.dataset.hidden === 'false';
    const label = isHidden ? 'Expand sidebar' : 'Collapse sidebar';
    button.dataset.hidden = String(isHidden);
    button.title = label;
    button.ariaLabel = label;
    button.ariaExpanded = String(!isHidden);
  });
}
