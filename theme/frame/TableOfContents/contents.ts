import { WIDE_LAYOUT } from '../../config/constants';
import { whenIdle } from '../../lib/when-idle';

/**
 * Opens the table of contents beside the article; in narrower windows, it is a menu. Until then, styles show it. Marks
 * the current heading.
 */
export function startContents(contents: HTMLDetailsElement, signal: AbortSignal): void {
  // A media query, because reading the element's style would force a style computation of the new page.
  const beside = matchMedia(WIDE_LAYOUT);
  const update = () => {
    contents.open = beside.matches;
    contents.toggleAttribute('data-dropdown', !beside.matches);
  };
  update();
  contents.dataset.ready = '';
  beside.addEventListener('change', update, { signal });
  whenIdle(() => {
    // The links work without the mark.
    import(/* webpackChunkName: "after-paint" */ './currentHeading').then(
      ({ followHeadings }) => signal.aborted || followHeadings(contents, signal),
      () => {},
    );
  }, signal);
}
