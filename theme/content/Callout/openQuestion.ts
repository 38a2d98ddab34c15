import { hashTarget } from '../../lib/focus';

/** Opens the collapsible text whose question is the target of the address. Browsers open it only for what is inside. */
export function openQuestion(signal: AbortSignal): void {
  const open = () => {
    const details = hashTarget(location.hash)?.closest('summary')?.parentElement;
    if (details instanceof HTMLDetailsElement) details.open = true;
  };
  open();
  addEventListener('hashchange', open, { signal });
  // Links on the page, which the router intercepts.
  window.navigation?.addEventListener('currententrychange', open, { signal });
}
