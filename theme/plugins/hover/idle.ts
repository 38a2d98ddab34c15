import type { IdlePlugin } from '../../lib/plugin';

/** Code, and links in prose to symbol pages. */
const SUBJECTS = 'pre, .prose a[href*="/docs/api/"]';

/** A sample that is marked as one tab stop. */
const STOP = 'pre[data-stop]';

/**
 * Makes each sample with names one tab stop, in which arrow keys move from name to name. Without scripts, the links
 * stay in the tab order.
 */
export function makeStops(article: Element): void {
  for (const pre of article.querySelectorAll<HTMLElement>('figure.code pre')) {
    const language = pre.closest('figure')?.querySelector('.code-lang')?.textContent;
    if (language !== 'TypeScript' && !pre.querySelector('a')) continue;
    pre.dataset.stop = '';
    pre.tabIndex = 0;
    pre.setAttribute('aria-description', 'Arrow keys move from name to name.');
    for (const link of pre.querySelectorAll('a')) link.tabIndex = -1;
  }
}

/** Loads the card when the reader first points at, focuses or taps a name in code or a linked symbol. */
export function watchSymbols(): void {
  let isLoaded = false;
  let isTouched = false;
  const wake = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !target.closest(SUBJECTS)) return;
    if (event instanceof KeyboardEvent) {
      const isMove =
        event.key.startsWith('Arrow') && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!target.matches(STOP) || !(isMove || event.key === 'Enter')) return;
      event.preventDefault();
    }
    if (type === 'pointerover') isTouched = (event as PointerEvent).pointerType === 'touch';
    // When it is loaded, the card handles taps itself. Until then, the first tap waits for it.
    const isTap = type === 'click';
    if (isTap && (isLoaded || !isTouched)) return;
    const link = isTap && target.closest<HTMLElement>('pre a');
    if (link) event.preventDefault();
    import(/* webpackChunkName: "symbol-card" */ './SymbolCard/symbolCard').then(
      (card) => {
        isLoaded = true;
        card.show(event);
      },
      // Cards are optional.
      () => {
        isTouched = false;
        if (link) link.click();
      },
    );
  };
  for (const name of ['pointerover', 'focusin', 'click', 'keydown']) {
    document.addEventListener(name, wake, { capture: true });
  }
  // The reader may have focused a name, or pointed at it, before this script was loaded.
  if (document.activeElement?.closest(SUBJECTS)) {
    document.activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  const pointedAt = document.querySelector('a:is(pre *, [href*="/docs/api/"]):hover');
  if (pointedAt) {
    const { x, y, width, height } = pointedAt.getBoundingClientRect();
    const middle = { clientX: x + width / 2, clientY: y + height / 2 };
    pointedAt.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, ...middle }));
  }
}

export default { onIdle: watchSymbols, onArticle: makeStops } satisfies IdlePlugin;
