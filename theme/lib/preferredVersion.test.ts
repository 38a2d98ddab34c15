import { beforeEach, describe, expect, it } from 'vitest';
import { readPreferredVersion, savePreferredVersion } from './preferredVersion';

const versions = [{ name: 'current' }, { name: '21' }];
beforeEach(() => localStorage.clear());

describe('the preferred version of the documentation', () => {
  it('is stored under a key of its docs plugin', () => {
    savePreferredVersion('default', '21');
    savePreferredVersion('other', 'current');
    expect(localStorage.getItem('docs-preferred-version-default')).toBe('21');
    expect(readPreferredVersion('default', versions)?.name).toBe('21');
    expect(readPreferredVersion('other', versions)?.name).toBe('current');
  });

  it('is undefined until the reader chooses', () => {
    expect(readPreferredVersion('default', versions)).toBeUndefined();
  });

  it('is cleared when that version no longer exists', () => {
    savePreferredVersion('default', '9');
    expect(readPreferredVersion('default', versions)).toBeUndefined();
    expect(localStorage.getItem('docs-preferred-version-default')).toBeNull();
  });
});
