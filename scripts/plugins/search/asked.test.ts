import { expect, it } from 'vitest';
import { missingSections, withAskedWords } from './asked';

const page = (path: string) => ({
  path,
  title: 'x',
  kind: 'guide' as const,
  sections: [
    {
      heading: 'Keep tabs in sync',
      id: 'keep-tabs-in-sync',
      text: 'The browser notifies other tabs.',
    },
  ],
});

it('adds the words with which readers ask for a section', () => {
  const [changed, other] = withAskedWords([page('/docs/x'), page('/docs/y')], {
    '/docs/x': { 'keep-tabs-in-sync': 'window stale' },
  });
  expect(changed?.sections[0]?.asked).toBe('window stale');
  expect(other).toEqual(page('/docs/y'));
});

it('leaves out words of the heading, which would count twice', () => {
  const words = { '/docs/x': { 'keep-tabs-in-sync': 'tabs window notifies' } };
  expect(withAskedWords([page('/docs/x')], words)[0]?.sections[0]?.asked).toBe('window notifies');
});

it('names the line of words for a section that no longer exists', () => {
  const source = JSON.stringify(
    { '/docs/x': { '': 'a', old: 'b' }, '/docs/y': { old: 'c' } },
    null,
    2,
  );
  expect(missingSections(new Set(['/docs/x#', '/docs/x#old']), source)).toEqual([
    'scripts/plugins/search/asked.json:7 has words for /docs/y#old',
  ]);
});
