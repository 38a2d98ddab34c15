/** Time that a loop may take in one go, in ms. */
const LIMIT = 2_000;

/** Turns between two looks at the clock. */
const TURNS = 1_000;

let turns = 0;
let began = 0;
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  began = 0;
};

/**
 * Every loop of the reader's code calls this at each turn: ends those that would never end, also where the
 * browser runs the frame in the page's own process.
 *
 * @throws when loops have run for too long without a pause
 */
export function guardLoop(line: number): void {
  if (++turns % TURNS !== 0) return;
  const now = performance.now();
  if (!began) {
    began = now;
    // Answered as soon as the code lets anything else happen.
    port2.postMessage(0);
  } else if (now - began > LIMIT) {
    began = 0;
    throw new Error(
      `The loop in line ${line} has run for ${LIMIT / 1000} seconds without a pause.`,
    );
  }
}
