/** Dispatched, bubbling, at an element in the article when the reader has completed more of its tasks. */
export const CHECK_EVENT = 'passed-checks';

/** Stores the labels of the passed checks on an element, and dispatches the event there. */
export function reportPassed(element: HTMLElement, labels: readonly string[]): void {
  element.dataset.passed = JSON.stringify(labels);
  element.dispatchEvent(new CustomEvent(CHECK_EVENT, { bubbles: true }));
}

/**
 * The labels of the passed checks in an article; undefined if nothing has started. They are stored in the document,
 * because what the reader runs may be faster than the code that listens.
 */
export function passedIn(article: Element): string[] | undefined {
  const element = article.querySelector<HTMLElement>('[data-passed]');
  return element?.dataset.passed && JSON.parse(element.dataset.passed);
}
