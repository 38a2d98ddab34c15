import { announce } from '../../lib/focus';

/** How long the link says what happened, in ms. */
const SHOWN_FOR = 2000;

/** Copies the Markdown of a page. If the browser does not allow that, the link opens it. */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  const text = fetch(link.href).then(async (response) => {
    if (!response.ok) throw new Error(`${link.href}: ${response.status}`);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  const label = link.textContent;
  const show = (message: string) => {
    link.textContent = message;
    announce(message);
    setTimeout(() => {
      link.textContent = label;
    }, SHOWN_FOR);
  };
  try {
    // Safari allows it only in the click itself, so it gets the text before that has loaded.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    show('Copied');
  } catch {
    const isLoaded = await text.then(
      () => true,
      () => false,
    );
    if (isLoaded) location.assign(link.href);
    else show('Not copied');
  }
}
