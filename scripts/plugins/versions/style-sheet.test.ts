import { expect, test } from 'vitest';
import { styleSheet } from './style-sheet';

const css = styleSheet(
  {
    pages: { '/docs/with-new': '19.5.0 and 20.1.0' },
    members: { '/docs/with-old': { Skip: '20.0.0' } },
    changed: {},
  },
  [18, 19, 20],
  '/kit/',
);

test('links to symbols that a version lacks have a label, but only for older versions', () => {
  expect(css).toContain(
    ':root:is([data-library="18"]) a:is([href="/kit/docs/with-new"]){--since:"19.5 and 20.1";--brief:"19.5+"}',
  );
  expect(css).toContain(
    ':root:is([data-library="18"],[data-library="19"]) a:is([href="/kit/docs/with-old#skip"]){--since:"20";--brief:"20+"}',
  );
});

test('links to sections of a missing page have no label if the page itself is listed, too', () => {
  expect(css).toContain('a:is([href^="/kit/docs/with-new#"]){--since:"19.5 and 20.1"}');
});

test('marks and notes from the build are only shown to readers of older versions', () => {
  expect(css).toContain(
    ':root:is([data-library="18"],[data-library="19"]) p[data-since^="20"]{display:block}',
  );
  expect(css).not.toContain('[data-since^="18"]');
});
