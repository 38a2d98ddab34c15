/**
 * Keeps the focus near a button that disables itself, such as Undo after the last step. The browser would move the
 * focus to the body, and keyboard users would have to start at the top. If there is no other button, the focus returns
 * to this one when it is enabled again, such as Load after the request.
 */
export function keepFocus(root: HTMLElement | ShadowRoot): () => void {
  let waiting: HTMLButtonElement | undefined;
  /** The focused element, even after it has been disabled. Some browsers blur it immediately, others later. */
  let focused: EventTarget | null = null;
  const onFocus = ({ target }: Event) => {
    focused = target;
  };
  const onBlur = ({ target }: Event) => {
    if (!isDisabledButton(target)) focused = null;
  };
  root.addEventListener('focusin', onFocus);
  root.addEventListener('focusout', onBlur);
  const observer = new MutationObserver((changes) => {
    if (waiting && !waiting.disabled) {
      // Unless the reader has focused another element.
      if (document.activeElement === document.body) waiting.focus();
      waiting = undefined;
    }
    if (!isDisabledButton(focused) || !changes.some(({ target }) => target === focused)) return;
    const next = besides(root, focused);
    if (next) next.focus();
    else waiting = focused;
  });
  observer.observe(root, { attributes: true, attributeFilter: ['disabled'], subtree: true });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('focusout', onBlur);
  };
}

const isDisabledButton = (target: EventTarget | null): target is HTMLButtonElement =>
  target instanceof HTMLButtonElement && target.disabled;

function besides(root: HTMLElement | ShadowRoot, button: Element): HTMLElement | undefined {
  const all = [...root.querySelectorAll('button')];
  const at = all.indexOf(button as HTMLButtonElement);
  const enabled = ({ disabled }: HTMLButtonElement) => !disabled;
  return all.slice(at).find(enabled) ?? all.slice(0, at).findLast(enabled);
}
