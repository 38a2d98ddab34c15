/** Maximum time of a loop without a pause, in ms. */
const LIMIT = 2_000;

/** Iterations between time checks. */
const TURNS = 1_000;

let turns = 0;
let began = 0;
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  began = 0;
};

/**
 * Called at each iteration of every loop in the reader's code. Stops endless loops, even if the browser runs the iframe
 * in the page's process.
 *
 * @throws if loops have run for too long without a pause
 */
export function guardLoop(line: number): void {
  if (++turns % TURNS !== 0) return;
  const now = performance.now();
  if (!began) {
    began = now;
    // Answered as soon as the code yields.
    port2.postMessage(0);
  } else if (now - began > LIMIT) {
    began = 0;
    throw new Error(
      `The loop on line ${line} has run for ${LIMIT / 1000} seconds without a pause.`,
    );
  }
}
