type Handler = (button: HTMLElement, event: MouseEvent) => void | Promise<void>;

const handlers = new Map<string, Handler>();

/**
 * Handles clicks on buttons with `data-action`, regardless of their position and of when they were added. The markup of
 * a component names the action, and the component's client module implements it.
 */
export function onAction(action: string, handler: Handler): void {
  if (handlers.size === 0) document.addEventListener('click', dispatch);
  handlers.set(action, handler);
}

function dispatch(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest('[data-action]');
  if (button instanceof HTMLElement)
    void handlers.get(button.dataset.action ?? '')?.(button, event);
}
