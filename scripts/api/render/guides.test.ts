import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readGuides } from './guides';

it('finds what a guide imports from the package or links to, and reads no generated pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guides-'));
  mkdirSync(path.join(folder, 'api'));
  writeFileSync(path.join(folder, 'api.mdx'), '# API');
  writeFileSync(path.join(folder, 'api/globals.mdx'), '# All');
  writeFileSync(
    path.join(folder, 'reset.mdx'),
    `# Reset\n\n\`\`\`ts\nimport { withReset, type Entity } from 'library';\nimport { patchState } from 'other';\n\`\`\`\n\nSee [it](/docs/api/functions/setResetState).`,
  );
  const guides = readGuides(folder, '/docs', ['library'], '/docs/api');
  expect(guides.map(({ id, label, href }) => [id, label, href])).toEqual([
    ['reset', 'Reset', '/docs/reset'],
  ]);
  expect([...(guides[0]?.names ?? [])]).toEqual(['withReset', 'Entity', 'setResetState']);
});
