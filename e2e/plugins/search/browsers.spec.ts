import { test } from '../../browsers/test';

const OPTION = '[role="option"]';

test('the search opens with a key, shows results while typing, and works with the keyboard; going back restores it', async ({
  reader,
}) => {
  await reader.open('/docs/with-reset');
  await reader.press('/');
  await reader.waitForText('input:focus', 'Search guides and API');
  await reader.type('withDevtoolsStub');
  await reader.waitForText(`${OPTION}[aria-selected="true"]`, 'withDevToolsStub');
  await reader.press('Enter');
  await reader.waitForText('h1', 'withDevToolsStub');
  await reader.isAt('/docs/api/functions/withDevToolsStub');

  await reader.goBack();
  await reader.waitForText(OPTION, 'withDevToolsStub');
  await reader.press('Escape');
  await reader.waitForNone('dialog');
  await reader.isAt('/docs/with-reset');
});
