import { expect, it } from 'vitest';
import { pageKindOf } from './pageKinds';

it.each([
  ['/docs/api/functions/withReset', 'function'],
  ['/docs/api/type-aliases/Page', 'type'],
  ['/docs/with-reset', 'guide'],
  ['/docs/api/globals', 'page'],
  ['/docs/api', 'page'],
  ['/', 'page'],
])('the kind of %s is %s', (route, kind) => {
  expect(pageKindOf(route)).toBe(kind);
});
