import type { IdlePlugin } from '../../lib/plugin';

/** Code, and links in prose to symbol pages. */
const SUBJECTS = 'pre, .prose a[href*="/docs/api/"]';

/** A sample that is marked as one tab stop. */
const STOP = 'pre[data-stop]';

/**
 * Makes each sample with names one tab stop, in which arrow keys move from name to name. Without scripts, the links
 * stay in the tab order.
 */
function makeStops(article: Element): void {
  for (const pre of article.querySelectorAll<HTMLElement>('figure.code pre')) {
    if (pre.dataset.language !== 'TypeScript' && !pre.querySelector('a')) continue;
    pre.dataset.stop = '';
    pre.tabIndex = 0;
    pre.setAttribute('aria-description', 'Arrow keys move from name to name.');
    for (const link of pre.querySelectorAll('a')) link.tabIndex = -1;
  }
}

/** Browsers drag links, and do not select their text. Therefore, a name in code is no link while it is pressed. */
function selectPressedNames(): void {
  let restore = () => {};
  const onPress = ({ target, button, pointerType }: PointerEvent) => {
    restore();
    before = String(getSelection());
    const link = (target as Element).closest('pre a[href]');
    const href = link?.getAttribute('href');
    if (!link || !href || button !== 0 || pointerType === 'touch') return;
    link.removeAttribute('href');
    restore = () => {
      link.setAttribute('href', href);
      restore = () => {};
    };
  };
  document.addEventListener('pointerdown', onPress, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => restore(), true);
}

/** Time in which a second click makes a double-click, in ms. */
const DOUBLE_CLICK = 300;

let following = 0;
/** The selected text when the reader pressed a button. */
let before = '';

/** Follows a link in code after a single click, but not after a double-click or a drag, which select its text. */
function followLater(event: MouseEvent, link: HTMLElement): void {
  window.clearTimeout(following);
  // Keys and scripts have no clicks to count.
  if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  if (event.detail > 1 || (hasSelection() && String(getSelection()) !== before)) return;
  following = window.setTimeout(() => link.isConnected && link.click(), DOUBLE_CLICK);
}

const hasSelection = () => getSelection()?.isCollapsed === false;

/** Loads the card when the reader first points at, focuses or taps a name in code or a linked symbol. */
function watchSymbols(): void {
  let isLoaded = false;
  let isTouched = false;
  /** The sample that got the focus by keyboard: after a click into it, arrow keys scroll. */
  let stop: Element | undefined;
  const wake = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !target.closest(SUBJECTS)) return;
    if (type === 'focusin') stop = target.matches(`${STOP}:focus-visible`) ? target : undefined;
    else if (type === 'click') stop = undefined;
    if (event instanceof KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isOurs = (key.startsWith('Arrow') && !hasSelection()) || key === 'Enter';
      if (target !== stop || !isOurs || ctrlKey || metaKey || altKey || shiftKey) return;
      event.preventDefault();
    }
    if (type === 'pointerover') isTouched = (event as PointerEvent).pointerType === 'touch';
    // When it is loaded, the card handles taps itself. Until then, the first tap waits for it.
    const isTap = type === 'click';
    const link = isTap && target.closest<HTMLElement>('pre a');
    if (link && !isTouched) followLater(event as MouseEvent, link);
    if (isTap && (isLoaded || !isTouched)) return;
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

const onIdle = () => {
  watchSymbols();
  selectPressedNames();
};

export default { onIdle, onArticle: makeStops } satisfies IdlePlugin;
