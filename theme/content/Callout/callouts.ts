/** The style of each type of callout, by its name in pages. */
export const CALLOUTS: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** The title of collapsible text that starts with a link to its summary, and the summary, which contains a heading. */
export const QUESTION = '#';
