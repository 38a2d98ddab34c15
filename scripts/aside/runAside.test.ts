import path from 'node:path';
import { expect, test } from 'vitest';
import type { greet, leave, refuse } from './fixture';
import { runAside } from './runAside';

const FIXTURE = path.join(import.meta.dirname, 'fixture.ts');

/** A thread starts in less than a second, unless the machine is busy. */
const PATIENCE = 60_000;

test(
  'answers every call, however many wait',
  async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const answers = names.map((name) => runAside<typeof greet>(FIXTURE, 'greet', name));
    expect(await Promise.all(answers)).toEqual(names.map((name) => `Hello ${name}`));
  },
  PATIENCE,
);

test(
  'throws what the function throws, and goes on',
  async () => {
    await expect(runAside<typeof refuse>(FIXTURE, 'refuse', 'not today')).rejects.toThrow(
      new TypeError('not today'),
    );
    expect(await runAside<typeof greet>(FIXTURE, 'greet', 'again')).toBe('Hello again');
  },
  PATIENCE,
);

test(
  'a thread that ends is an error, not a wait for ever',
  async () => {
    await expect(runAside<typeof leave>(FIXTURE, 'leave')).rejects.toThrow(/leave ended before/);
    expect(await runAside<typeof greet>(FIXTURE, 'greet', 'again')).toBe('Hello again');
  },
  PATIENCE,
);
