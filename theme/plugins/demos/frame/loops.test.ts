import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardLoop } from './loops';

let now: number;
beforeEach(() => {
  now = 1;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(pause);

/** Simulates iterations of a loop on line 7 that take this long. */
function turn(ms: number) {
  now += ms;
  for (let i = 0; i < 1_000; i++) guardLoop(7);
}
/** Runs pending tasks, which handle all messages sent before this one. */
async function pause() {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
  port1.close();
}

test('an endless loop is stopped, and its line is reported', () => {
  turn(0);
  turn(1_999);
  expect(() => turn(2)).toThrow('The loop on line 7 has run for 2 seconds without a pause.');
});

test('loops may take a long time in total, with pauses between them', async () => {
  for (let i = 0; i < 3; i++) {
    turn(1_500);
    await pause();
  }
});
