/** Copies the Markdown of a page. The link opens it if the browser does not allow that, or without a network. */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  try {
    const copy = await fetch(link.href);
    await navigator.clipboard.writeText(await copy.text());
    link.textContent = 'Copied';
  } catch {
    location.assign(link.href);
  }
}
