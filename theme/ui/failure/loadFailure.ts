import { LABELS } from '../../config/constants';
import { site } from '../../config/site';
import { create } from '../../lib/elements';

const FAILURE = 'prose callout danger';

/**
 * Creates a message that a part of the page could not be loaded, with a button to retry.
 *
 * @param what the part, at the start of a sentence: "The menu"
 */
export function loadFailure(what: string, error: unknown, retry: () => void): HTMLElement {
  const message = error instanceof Error ? error.message : String(error);
  return create(
    'div',
    { className: FAILURE, role: 'alert' },
    create('p', {}, `${what} could not be loaded: ${message}`),
    create('button', { type: 'button', onclick: retry }, LABELS.retry),
  );
}

/** Replaces a crashed page. Part of the first load, because it must not depend on another file. */
export function crashPage(error: unknown, tryAgain: () => void): HTMLElement {
  document.title = `${LABELS.errorPageTitle} | ${site.title}`;
  const box = crashBox(error, tryAgain);
  box.prepend(create('h1', {}, LABELS.errorPageTitle));
  return box;
}

/** Replaces a crashed island. The rest of the page keeps working. */
export function crashBox(error: unknown, tryAgain: () => void): HTMLElement {
  console.error(error);
  return create(
    'div',
    { className: 'prose lone-page', role: 'alert' },
    create('p', {}, LABELS.pageCrashed),
    create(
      'div',
      { className: FAILURE },
      ...causeMessages(error).map((message, index) =>
        create('p', {}, index ? `Cause: ${message}` : message),
      ),
    ),
    create('button', { type: 'button', onclick: tryAgain }, LABELS.tryAgain),
  );
}

/** The messages of an error and of every error that caused it, outermost first. */
export function causeMessages(error: unknown): string[] {
  const causes = new Set<unknown>([error]);
  // Grows while it is iterated. A cause that comes again ends the chain.
  for (const cause of causes)
    if (cause instanceof Error && cause.cause !== undefined) causes.add(cause.cause);
  return [...causes].map((cause) => (cause instanceof Error ? cause.message : String(cause)));
}
