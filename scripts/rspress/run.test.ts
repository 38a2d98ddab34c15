import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['is unknown', '--prot', '4423', "Unknown option '--prot'."],
  ['has no value', '--port', '', '--port is "", but must be a whole number'],
  [
    'is not a port',
    '--port',
    '70000',
    '--port is "70000", but must be a whole number from 1 to 65535',
  ],
])('an option of `npm run dev` that %s is reported with the valid options', (_what, ...rest) => {
  const [option, value, message] = rest;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/rspress/run.js', 'dev', option, value],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run dev -- --port 4423');
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});
