import '../testing/globals';
import { expect, test } from 'vitest';
import { BASE, buildOf } from '../testing/world';
import { DemoFrameStrategy } from './demo-frame-strategy';

test('answers only for the frame of edited demos, and only if the build has one', async () => {
  const build = await buildOf('a', { 'static/index.js': 'index' });
  const frame = new DemoFrameStrategy({ ...build, demoFrame: { html: '', headers: {} } }, BASE);
  expect(frame.matches(new URL(`${BASE}demo-frame`))).toBe(true);
  expect(frame.matches(new URL(`${BASE}guide`))).toBe(false);
  const none = new DemoFrameStrategy(build, BASE);
  expect(none.matches(new URL(`${BASE}demo-frame`))).toBe(false);
});
