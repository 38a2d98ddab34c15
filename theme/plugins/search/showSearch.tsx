import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SearchDialog } from './SearchDialog';
import type { TypedAhead } from './typeAhead';

/** Removes the previous dialog. */
let close = () => {};

/**
 * Shows the search.
 *
 * @param initial the text typed while its code was loading
 */
export function showSearch(initial: TypedAhead): void {
  // The close event of the previous dialog may come late.
  close();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const dialog = createRef<HTMLDialogElement>();
  close = () => {
    close = () => {};
    root.unmount();
    place.remove();
  };
  flushSync(() =>
    root.render(<SearchDialog ref={dialog} initial={initial} onClose={() => close()} />),
  );
}
