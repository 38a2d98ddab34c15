import { test } from '../../browsers/test';

const OPTION = '[role="option"]';

test('the search opens with a key, shows results while typing, and works with the keyboard; going back restores it', async ({
  reader,
}) => {
  await reader.open('/docs/with-reset');
  await reader.press('/');
  await reader.sees('input:focus', 'Search guides and API');
  await reader.type('withDevtoolsStub');
  await reader.sees(`${OPTION}[aria-selected="true"]`, 'withDevToolsStub');
  await reader.press('Enter');
  await reader.sees('h1', 'withDevToolsStub');
  await reader.isAt('/docs/api/functions/withDevToolsStub');

  await reader.goBack();
  await reader.sees(OPTION, 'withDevToolsStub');
  await reader.press('Escape');
  await reader.seesNo('dialog');
  await reader.isAt('/docs/with-reset');
});

test('the search says when nothing is found, and what to do', async ({ reader }) => {
  await reader.open('/');
  await reader.click('button', 'Search');
  await reader.sees('input:focus', 'Search guides and API');
  await reader.type('qxqxqx');
  await reader.sees('dialog [role="status"]', 'Nothing found.');
  await reader.click('dialog a', 'All extensions');
  await reader.isAt('/docs/extensions');
  await reader.seesNo('dialog');
});
