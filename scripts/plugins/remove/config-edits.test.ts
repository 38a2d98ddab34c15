import { expect, test } from 'vitest';
import { withoutEntries } from './config-edits';

test('configuration entries that lead to a removed page are removed', () => {
  const source = `const steps = ['tutorial', 'tutorial/load', 'team'];
const links = [
  { label: 'Tutorial', href: '/docs/tutorial' },
  { label: 'Team', href: '/docs/team' },
];
`;
  const gone = ['tutorial', 'tutorial/load', '/docs/tutorial'];
  expect(withoutEntries(source, (target) => gone.includes(target)).replace(/\s+/g, ' ')).toBe(
    "const steps = [ 'team']; const links = [ { label: 'Team', href: '/docs/team' }, ]; ",
  );
});
