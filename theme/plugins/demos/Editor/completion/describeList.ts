import { completionStatus, currentCompletions } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';

/**
 * Tells screen readers how many names are suggested when the list opens; the selected one is the editor's active
 * descendant. The list scrolls, so it can be focused.
 */
export const describeList = EditorView.updateListener.of(({ view, state, startState }) => {
  if (completionStatus(state) !== 'active') return;
  view.dom.querySelector('[role=listbox]')?.setAttribute('tabindex', '0');
  if (completionStatus(startState) === 'active') return;
  const { length } = currentCompletions(state);
  const text = `${length} suggested ${length === 1 ? 'name' : 'names'}`;
  view.dispatch({ effects: EditorView.announce.of(text) });
});
