import { copyButton, showCopied } from '../../content/Code/codeTools';
import { trustedHtml } from '../../lib/trustedTypes';

/** Adds a button after the link to each file that copies the text of the file. */
export function addCopyButtons(links: Iterable<HTMLAnchorElement>): void {
  for (const link of links) link.after(createTools(link));
}

function createTools({ href, textContent }: HTMLAnchorElement): HTMLElement {
  const tools = document.createElement('span');
  tools.className = 'code-tools copy-file';
  tools.innerHTML = trustedHtml(copyButton);
  const button = tools.querySelector('button');
  button?.setAttribute('aria-label', `Copy ${textContent}`);
  button?.addEventListener('click', async () => {
    if (await copyFile(href)) showCopied(button);
    // The reader can copy the text from the file itself.
    else location.assign(href);
  });
  return tools;
}

/**
 * Copies the text of a file.
 *
 * @returns whether it was copied
 */
async function copyFile(url: string): Promise<boolean> {
  const type = 'text/plain';
  const text = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url} returned ${response.status}`);
    return new Blob([await response.text()], { type });
  });
  try {
    // Safari allows this only during the click, so the text is passed as a promise.
    await navigator.clipboard.write([new ClipboardItem({ [type]: text })]);
    return true;
  } catch {
    return false;
  }
}
