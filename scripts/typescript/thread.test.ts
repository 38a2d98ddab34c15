import { expect, test } from 'vitest';
import { inProject } from '../lib/paths';
import type { greet, leave, refuse } from './fixtures/thread';
import { endThread, runInThread } from './thread';

const FIXTURE = inProject('scripts/typescript/fixtures/thread.ts');

/** A thread starts in less than a second on an idle machine, but not on a busy one. */
const TIMEOUT = 60_000;

test(
  'resolves all pending calls',
  async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const answers = names.map((name) => runInThread<typeof greet>(FIXTURE, 'greet', name));
    expect(await Promise.all(answers)).toEqual(names.map((name) => `Hello ${name}`));
  },
  TIMEOUT,
);

test(
  'ends after answering, and restarts on the next call',
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
  'throws the function’s error, and continues',
  async () => {
    await expect(runInThread<typeof refuse>(FIXTURE, 'refuse', 'not today')).rejects.toThrow(
      new TypeError('not today'),
    );
    expect(await runInThread<typeof greet>(FIXTURE, 'greet', 'again')).toBe('Hello again');
  },
  TIMEOUT,
);

test(
  'throws if the thread exits, instead of waiting forever',
  async () => {
    await expect(runInThread<typeof leave>(FIXTURE, 'leave')).rejects.toThrow(
      /leave ended unexpectedly/,
    );
    expect(await runInThread<typeof greet>(FIXTURE, 'greet', 'again')).toBe('Hello again');
  },
  TIMEOUT,
);
