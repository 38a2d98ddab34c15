import { expect, test } from 'vitest';
import type { Need } from '../needs';
import { filesOf, planOf } from './files';

const component = (...on: Need[]) =>
  filesOf(planOf(new Set(on), 'Flight', 'from'))['flights.ts'] ?? '';

test('a list without items is a sentence, and has no pages', () => {
  const code = component('entities', 'callState', 'service', 'pagination');
  const [, items = '', none = ''] =
    /@if \(store\.entities\(\)\.length\) \{([\s\S]*?)\n {4}\} @else \{([\s\S]*?)\n {4}\}/.exec(
      code,
    ) ?? [];
  expect(items).toContain('<ul>');
  expect(items).toContain('Page {{');
  expect(none.trim()).toBe('<p>No flights yet.</p>');
  expect(code.match(/No flights yet/g)).toHaveLength(1);
});

test('a list that a failed request leaves without a value is empty', () => {
  expect(component('resource')).toContain('@if (store.value()?.length) {');
  expect(component('undo')).toContain('@if (store.flights().length) {');
});
