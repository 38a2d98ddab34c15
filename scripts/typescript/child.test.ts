import { expect, test } from 'vitest';
import { inProject } from '../lib/paths';
import { endChild, runInChild } from './child';
import type { greet, leave, refuse } from './fixtures/child';

const FIXTURE = inProject('scripts/typescript/fixtures/child.ts');

/** A process starts in less than a second on an idle machine, but not on a busy one. */
const TIMEOUT = 60_000;

test(
  'ends after answering all pending calls, and restarts on the next call',
  async () => {
    const ask = () => runInChild<typeof greet>(FIXTURE, 'greet', 'you');
    const answer = ask();
    await ask();
    const last = ask();
    endChild();
    expect(await Promise.all([answer, last])).toEqual(['Hello you', 'Hello you']);
    expect(await ask()).toBe('Hello you');
  },
  TIMEOUT,
);

test(
  'throws the function’s error, and continues',
  async () => {
    await expect(runInChild<typeof refuse>(FIXTURE, 'refuse', 'not today')).rejects.toThrow(
      new TypeError('not today'),
    );
    expect(await runInChild<typeof greet>(FIXTURE, 'greet', 'again')).toBe('Hello again');
  },
  TIMEOUT,
);

test(
  'throws if it exits, instead of waiting forever',
  async () => {
    await expect(runInChild<typeof leave>(FIXTURE, 'leave')).rejects.toThrow(
      /leave ended unexpectedly/,
    );
    expect(await runInChild<typeof greet>(FIXTURE, 'greet', 'again')).toBe('Hello again');
  },
  TIMEOUT,
);
