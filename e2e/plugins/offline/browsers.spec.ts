import { test } from '../../browsers/test';
import { DEMO, edit, expectCount, GUIDE, rewrite } from '../demos/demoInBrowsers';

test('after one visit, pages, search, demos and their editor work without a network', async ({
  reader,
  site,
}) => {
  await reader.open('/offline');
  await reader.waitForText('[aria-label="Offline copy"] h2', 'Ready');
  site.down = true;

  await reader.open('/docs/with-undo-redo');
  await reader.waitForText('h1', 'withUndoRedo()');
  await reader.press('/');
  await reader.waitForText('input:focus', 'Search guides and API');
  await reader.type('withDevtoolsStub');
  await reader.waitForText('[role="option"][aria-selected="true"]', 'withDevToolsStub');
  await reader.press('Enter');
  await reader.waitForText('h1', 'withDevToolsStub');

  await reader.open(GUIDE);
  await reader.click(`${DEMO} button`, 'Run');
  await expectCount(reader, 0);
  await reader.click('button', 'Add 1');
  await expectCount(reader, 1);
  await edit(reader);
  await rewrite(reader, 'withState({', 'withState({ count: 41, step: 1 }),');
  await expectCount(reader, 41);
});
