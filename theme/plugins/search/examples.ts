/** One query of each kind that the search understands. */
export const EXAMPLES = {
  'A name': 'withUndoRedo',
  'An error': 'NG0203',
  'A signature': 'Signal<boolean>',
  'A question': 'How do I remove DevTools?',
} as const;
