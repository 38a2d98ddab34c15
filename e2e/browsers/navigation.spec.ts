import { test } from './test';

test('a sidebar link opens its page at the top, and going back restores the scroll position', async ({
  reader,
}) => {
  await reader.open('/docs/with-reset');
  // Without the Navigation API, every link loads a document.
  const keepsDocument = await reader.run(() => {
    document.body.dataset.first = 'true';
    scrollTo({ top: 300, behavior: 'instant' });
    return 'navigation' in window;
  });
  await reader.click('[aria-label="Docs sidebar"] a', 'withUndoRedo()');
  await reader.waitForText('h1', 'withUndoRedo()');
  await reader.isAt('/docs/with-undo-redo');
  await reader.waitForText('[aria-label="Docs sidebar"] [aria-current="page"]', 'withUndoRedo()');
  await reader.waitForValue(() => scrollY, 0);
  if (keepsDocument) {
    await reader.waitForText('h1:focus', 'withUndoRedo()');
    await reader.waitForValue(() => document.body.dataset.first, 'true');
  }

  await reader.goBack();
  await reader.waitForText('h1', 'withReset()');
  await reader.waitForValue(() => scrollY, 300);
});
