import { expect, test } from 'vitest';
import type { greet, leave, refuse } from './fixtures/thread';
import { inProject } from './paths';
import { endThread, runInThread } from './thread';

const FIXTURE = inProject('scripts/lib/fixtures/thread.ts');

/** A thread starts in less than a second, unless the machine is busy. */
const TIMEOUT = 60_000;

test(
  'answers every call, however many wait',
  async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const answers = names.map((name) => runInThread<typeof greet>(FIXTURE, 'greet', name));
    expect(await Promise.all(answers)).toEqual(names.map((name) => `Hello ${name}`));
  },
  TIMEOUT,
);

test(
  'ends when it has answered, and begins anew when it is asked again',
  async () => {
    const ask = () => runInThread<typeof greet>(FIXTURE, 'greet', 'you');
    const answer = ask();
    await ask();
    const last = ask();
    endThread();
    expect(await Promise.all([answer, last])).toEqual(['Hello you', 'Hello you']);
    expect(await ask()).toBe('Hello you');
  },
  TIMEOUT,
);

test(
  'throws what the function throws, and goes on',
  async () => {
    await expect(runInThread<typeof refuse>(FIXTURE, 'refuse', 'not today')).rejects.toThrow(
      new TypeError('not today'),
    );
    expect(await runInThread<typeof greet>(FIXTURE, 'greet', 'again')).toBe('Hello again');
  },
  TIMEOUT,
);

test(
  'a thread that ends is an error, not a wait for ever',
  async () => {
    await expect(runInThread<typeof leave>(FIXTURE, 'leave')).rejects.toThrow(
      /leave ended too soon/,
    );
    expect(await runInThread<typeof greet>(FIXTURE, 'greet', 'again')).toBe('Hello again');
  },
  TIMEOUT,
);
