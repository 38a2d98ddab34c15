import { afterEach, expect, test, vi } from 'vitest';
import { navigate } from './navigate';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('navigating from code works like a link', () => {
  const go = vi.fn();
  vi.stubGlobal('navigation', { navigate: go });
  navigate('/docs/team');
  expect(go).toHaveBeenCalledWith('/docs/team');
});

test('navigating from code loads the document in a browser without the Navigation API', () => {
  vi.unstubAllGlobals();
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  navigate('/docs/team');
  expect(assign).toHaveBeenCalledWith('/docs/team');
});
