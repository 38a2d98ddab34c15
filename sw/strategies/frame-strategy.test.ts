import '../testing/globals';
import { expect, test } from 'vitest';
import { BASE, buildOf } from '../testing/world';
import { FrameStrategy } from './frame-strategy';

test('answers only for frames in the build', async () => {
  const build = await buildOf('a', { 'static/index.js': 'index' });
  const frame = new FrameStrategy(
    { ...build, frames: { 'demo-frame': { html: '', headers: {} } } },
    BASE,
  );
  expect(frame.matches(new URL(`${BASE}demo-frame`))).toBe(true);
  expect(frame.matches(new URL(`${BASE}guide`))).toBe(false);
  const none = new FrameStrategy(build, BASE);
  expect(none.matches(new URL(`${BASE}demo-frame`))).toBe(false);
});
