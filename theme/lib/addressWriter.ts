/** Until the reader pauses, in ms. */
const DELAY = 300;

/** Until the next attempt, in ms. Safari accepts 100 changes in 30 s. */
const RETRY = 5_000;

/**
 * Creates a function that replaces the address of the page, without a new entry in the history. The first change is
 * written at once, so that a reload keeps it. After it, the function waits until there are no further changes, because
 * browsers limit how often the address may change, and tries again if the browser refuses. Nothing happens if the reader
 * has left the page by then.
 *
 * @returns `write(addressOf, atOnce)`; `addressOf` is called when the address is replaced, so that it can keep what else
 * has changed
 */
export function addressWriter() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the address was last replaced, in ms. */
  let last = Number.NEGATIVE_INFINITY;
  return (addressOf: () => string, atOnce = false): void => {
    clearTimeout(timer);
    const { pathname } = window.location;
    const replace = () => {
      if (window.location.pathname !== pathname) return;
      const address = new URL(addressOf(), window.location.href).href;
      if (address === window.location.href) return;
      last = Date.now();
      try {
        window.history.replaceState(window.history.state, '', address);
      } catch {
        timer = setTimeout(replace, RETRY);
      }
    };
    if (atOnce || Date.now() - last > DELAY) replace();
    else timer = setTimeout(replace, DELAY);
  };
}
