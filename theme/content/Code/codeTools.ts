/** The buttons of code samples: copy and wrap lines. */

import { create } from '../../lib/elements';
import { trustedHtml } from '../../lib/trustedTypes';
import { nameOfSample } from '../scrollBoxes';
import './codeTools.css';

/** Time for which the copy button confirms, in ms. */
const COPIED_FOR = 2000;

const COPIED = 'Copied';

const SELECTED = 'Code selected: copy it with the keyboard.';

const icon = (name: string) => `<i class="icon icon-${name}"></i>`;

/** HTML of the copy button, with a status for `showCopied`. */
const copyButton = `<button type="button" class="icon-button" data-tool="copy" title="Copy code">${icon('copy')}</button><span role="status" class="visually-hidden"></span>`;

const createTools = () =>
  create('div', {
    className: 'code-tools',
    innerHTML: trustedHtml(
      `<button type="button" class="icon-button" data-tool="wrap" aria-pressed="false" title="Wrap long lines">${icon('wrap')}</button>${copyButton}`,
    ),
  });

/** Adds the tools to all samples in an element. */
export function addTools(article: Element, signal: AbortSignal): void {
  article.addEventListener('click', ({ target }) => void onToolClick(target as Element), {
    signal,
  });
  for (const figure of article.querySelectorAll('figure.code')) addCodeTools(figure);
}

/**
 * Adds the tools to a sample, unless it has them: an island may add a sample, with its tools, before the article gets
 * its own. The listener of the article handles clicks on them.
 */
export function addCodeTools(figure: Element): void {
  if (figure.querySelector('.code-tools')) return;
  const name = nameOfSample(figure);
  const tools = createTools();
  tools
    .querySelector('[data-tool=copy]')
    ?.setAttribute('aria-label', name ? `Copy code: ${name}` : 'Copy code');
  const wrapped = figure.querySelector('pre.wrapped');
  const wrap = tools.querySelector('[data-tool=wrap]');
  // A command that fits on one line needs no such button.
  if (wrapped?.querySelector('[data-lines="1"]')) wrap?.remove();
  else if (wrapped) wrap?.setAttribute('aria-pressed', 'true');
  // Beside the title, or else beside the code, so that they cover nothing.
  (figure.querySelector('figcaption') ?? figure.querySelector('.code-body'))?.append(tools);
}

/** The code of a block without the removed lines of a diff. */
function codeText(pre: Element): string {
  const copy = pre.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.line.del')) line.remove();
  return (copy.textContent ?? '').trimEnd();
}

/** Copies the code of a block. If the clipboard is not available (insecure origin, frame), selects the code instead. */
async function copyCode(pre: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(codeText(pre));
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(pre);
    return false;
  }
}

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows in a copy button, and in the status beside it, whether the code was copied. */
function showCopied(button: HTMLElement, isCopied: boolean): void {
  const status = button.parentElement?.querySelector('[role=status]');
  const show = (message: string) => {
    button.innerHTML = trustedHtml(icon(message === COPIED ? 'check' : 'copy'));
    button.title = message || 'Copy code';
    if (!status) return;
    status.textContent = message;
    // An icon can say that it worked, but not what to do if it did not.
    status.className = message === SELECTED ? 'code-note' : 'visually-hidden';
  };
  clearTimeout(timers.get(button));
  show(isCopied ? COPIED : SELECTED);
  timers.set(
    button,
    setTimeout(() => show(''), isCopied ? COPIED_FOR : 2 * COPIED_FOR),
  );
}

export async function onToolClick(target: Element): Promise<void> {
  const button = target.closest<HTMLElement>('[data-tool]');
  const pre = button?.closest('figure')?.querySelector('pre');
  if (!button || !pre) return;
  if (button.dataset.tool === 'copy') {
    showCopied(button, await copyCode(pre));
  } else {
    const wrapped = pre.classList.toggle('wrapped');
    button.setAttribute('aria-pressed', String(wrapped));
  }
}
