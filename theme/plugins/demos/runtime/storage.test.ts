import { expect, onTestFinished, test, vi } from 'vitest';
import { KeptValues } from './storage';

/** Its method is called on the object itself, as in browsers, but not in happy-dom. */
class Area {
  getItem() {
    return 'no JSON';
  }
}

test('the storage is restored even if the start of a demo throws, and shows only what the start has read', () => {
  vi.stubGlobal('localStorage', new Area());
  vi.stubGlobal('sessionStorage', new Area());
  onTestFinished(() => void vi.unstubAllGlobals());
  const { getItem } = Area.prototype;
  const kept = new KeptValues();
  const fail = () => {
    localStorage.getItem('read');
    throw new Error('broken');
  };
  expect(() => kept.during(fail)).toThrow('broken');
  expect(Area.prototype.getItem).toBe(getItem);
  localStorage.getItem('of the page');
  const members = [{ name: 'read', value: '"no JSON"' }];
  expect(kept.groups()).toEqual([{ title: 'localStorage', members }]);
});
