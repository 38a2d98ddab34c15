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

/** The title of collapsible text whose first child is its summary, with the heading that the text starts with. */
export const QUESTION = '#';
