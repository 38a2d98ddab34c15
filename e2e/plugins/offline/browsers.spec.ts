import { test } from '../../browsers/test';
import { DEMO, GUIDE, rewrite, seesCount } from '../demos/demoInBrowsers';

test('after one visit, pages, search, demos and their editor work without a network', async ({
  reader,
  site,
}) => {
  await reader.open('/offline');
  await reader.sees('[aria-label="Offline copy"] h2', 'Ready');
  site.down = true;

  await reader.open('/docs/with-undo-redo');
  await reader.sees('h1', 'withUndoRedo()');
  await reader.press('/');
  await reader.sees('input:focus', 'Search guides and API');
  await reader.type('withDevtoolsStub');
  await reader.sees('[role="option"][aria-selected="true"]', 'withDevToolsStub');
  await reader.press('Enter');
  await reader.sees('h1', 'withDevToolsStub');

  await reader.open(GUIDE);
  await reader.click(`${DEMO} button`, 'Run');
  await seesCount(reader, 0);
  await reader.click('button', 'Add 1');
  await seesCount(reader, 1);
  await reader.click(`${DEMO} button`, 'Edit');
  await rewrite(reader, 'withState({', 'withState({ count: 41, step: 1 }),');
  await seesCount(reader, 41);
});
