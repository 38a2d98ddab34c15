/**
 * Returns code for the end of a module that is hot-replaced after an edit. An event notifies the page, except on the
 * first load.
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
