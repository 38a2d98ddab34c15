import { markEntry, showCurrentItem } from '../../../frame/Sidebar/sidebars';
import { onAction } from '../../../lib/actions';
import { readStored, store } from '../../../lib/storage';
import '../../../ui/Chip/chip.css';
import './Grouping.module.css';

const KEY = 'api-grouping';

/** Applies the reader's grouping to a complete sidebar, which contains the other list in a template. */
export function applyGrouping(nav: Element): void {
  const wanted = readStored(KEY, /^extension$/) ?? 'kind';
  for (const button of nav.querySelectorAll<HTMLButtonElement>('[data-action="group-symbols"]')) {
    const isWanted = button.value === wanted;
    if (isWanted && button.ariaPressed === 'false') swapLists(nav);
    button.ariaPressed = String(isWanted);
  }
}

function swapLists(nav: Element): void {
  const template = nav.querySelector<HTMLTemplateElement>('[data-grouping]');
  const shown = template?.previousElementSibling;
  const other = template?.content.firstElementChild;
  if (!shown || !other) return;
  shown.replaceWith(other);
  template.content.replaceChildren(shown);
  const address = shown.querySelector('[aria-current]')?.getAttribute('href');
  if (address) markEntry(nav, address);
  // The current item may have moved out of view.
  showCurrentItem(nav);
}

onAction('group-symbols', (button) => {
  store(KEY, (button as HTMLButtonElement).value === 'extension' ? 'extension' : null);
  for (const nav of document.querySelectorAll('[data-sidebar]')) applyGrouping(nav);
});
