/**
 * Code at the end of a module that takes the place of the one before it, after an edit, without a page load.
 * The page is told by an event; at first, when there was no such module before, it is not.
 *
 * @param event its name
 * @param detail JavaScript for its `detail`
 */
export const acceptEdits = (event: string, detail: string): string => `
if (import.meta.webpackHot) {
  const { data } = import.meta.webpackHot;
  import.meta.webpackHot.accept();
  if (data) dispatchEvent(new CustomEvent('${event}', { detail: ${detail} }));
}
`;
