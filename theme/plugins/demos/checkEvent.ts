/** Dispatched at the host of a running demo whenever more checks have passed. It bubbles. */
export const CHECK_EVENT = 'demo-check';

/** Stores the passed checks on the host of a running demo, and dispatches the event. */
export function reportPassed(place: HTMLElement, labels: readonly string[]): void {
  place.dataset.passed = JSON.stringify(labels);
  place.dispatchEvent(new CustomEvent(CHECK_EVENT, { bubbles: true }));
}

/**
 * Returns the labels of the passed checks of running demos; undefined if no demo has started. They are stored in the
 * document, because a demo may be faster than the code that listens.
 */
export function passedIn(article: Element): string[] | undefined {
  const place = article.querySelector<HTMLElement>('[data-passed]');
  return place?.dataset.passed && JSON.parse(place.dataset.passed);
}
