/**
 * A worker that has a new version ready asks the only open page whether it is being left: then no page
 * of the old version stays behind, and the next one may come from the new version.
 */

/** A page that is still here so long after it was about to be left, in ms, has stayed. */
const STAYED_AFTER = 3000;

let leaving = false;
let watching = false;

/** Begins to notice. Not earlier than needed: some browsers keep no page in memory that listens. */
export function watchLeaving(): void {
  if (watching) return;
  watching = true;
  addEventListener('beforeunload', () => {
    leaving = true;
    setTimeout(() => {
      leaving = false;
    }, STAYED_AFTER);
  });
}

export function answerLeaving(port: MessagePort | undefined): void {
  port?.postMessage(leaving);
}
