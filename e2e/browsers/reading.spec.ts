import { test } from './test';

test('a button copies a sample, and package manager and color mode are remembered on other pages', async ({
  reader,
}) => {
  await reader.open('/docs/with-reset');
  await reader.waitForText('h1', 'withReset()');
  await reader.click('button[data-tool="copy"]');
  await reader.waitForText('figure [role="status"]', 'Copied');

  await reader.open('/');
  await reader.click('label.tab', 'pnpm');
  await reader.waitForText('pre', 'pnpm add @angular-architects/ngrx-toolkit');
  await reader.click('button', 'Switch between dark and light mode (currently light mode)');
  await reader.waitForText('button', '(currently dark mode)');

  await reader.open('/docs/getting-started');
  await reader.waitForText('pre', 'pnpm add');
  await reader.waitForText('button', '(currently dark mode)');
});

test('a URL with a hash opens at its section', async ({ reader }) => {
  await reader.open('/docs/with-undo-redo#options');
  await reader.waitForValue(() => {
    const top = document.querySelector('#options')?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < innerHeight / 2;
  }, true);
});

test('an unknown URL suggests the right page', async ({ reader }) => {
  await reader.open('/docs/with-rest');
  await reader.waitForText('h1', 'Page not found');
  await reader.click('main a', '/docs/with-reset');
  await reader.waitForText('h1', 'withReset()');
});
