/**
 * Keeps the focus near a button that disables itself when it is pressed, such as Undo after the last step:
 * the browser would give it to the page, and whoever uses the keyboard would begin anew at its top. Where there
 * is no other button, it comes back to this one, such as Load after the request.
 *
 * @param root element or shadow tree that is looked after
 * @returns ends that
 */
export function keepFocus(root: HTMLElement | ShadowRoot): () => void {
  let waiting: HTMLButtonElement | undefined;
  const observer = new MutationObserver((changes) => {
    if (waiting && !waiting.disabled) {
      // Unless the reader has gone on to something else.
      if (document.activeElement === document.body) waiting.focus();
      waiting = undefined;
    }
    const { activeElement } = root.getRootNode() as Document | ShadowRoot;
    if (!changes.some(({ target }) => target === activeElement)) return;
    if (activeElement instanceof HTMLButtonElement && activeElement.disabled) {
      const next = besides(root, activeElement);
      if (next) next.focus();
      else waiting = activeElement;
    }
  });
  observer.observe(root, { attributes: true, attributeFilter: ['disabled'], subtree: true });
  return () => observer.disconnect();
}

/** The next button that can be pressed, else the one before. */
function besides(root: HTMLElement | ShadowRoot, button: Element): HTMLElement | undefined {
  const all = [...root.querySelectorAll('button')];
  const at = all.indexOf(button as HTMLButtonElement);
  const enabled = ({ disabled }: HTMLButtonElement) => !disabled;
  return all.slice(at).find(enabled) ?? all.slice(0, at).findLast(enabled);
}
