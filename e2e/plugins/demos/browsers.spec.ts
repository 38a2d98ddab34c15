import { test } from '../../browsers/test';
import { DEMO, edit, expectCount, GUIDE, rewrite } from './demoInBrowsers';

test('a demo runs, and shows its state after each click', async ({ reader }) => {
  await reader.open(GUIDE);
  await reader.click(`${DEMO} button`, 'Run');
  await expectCount(reader, 0);
  await reader.click('button', 'Add 1');
  await reader.click('button', 'Add 1');
  await expectCount(reader, 2);
  await reader.click('button', 'Reset');
  await expectCount(reader, 0);
});

test('a demo runs its edited code, even after a reload, until it is reset', async ({ reader }) => {
  await reader.open(GUIDE);
  await edit(reader);
  await expectCount(reader, 0);
  await rewrite(reader, 'withState({', 'withState({ count: 41, step: 1 }),');
  await expectCount(reader, 41);

  await reader.open(GUIDE);
  await edit(reader, 'Edit your version');
  await expectCount(reader, 41);
  await reader.click(`${DEMO} summary`, 'More');
  await reader.click(`${DEMO} button`, 'Reset');
  await expectCount(reader, 0);
});

test('a syntax error is shown at its line, a runtime error is reported, and the previous run stays', async ({
  reader,
}) => {
  await reader.open(GUIDE);
  await edit(reader);
  await expectCount(reader, 0);
  await rewrite(reader, 'withReset(),', 'withReset(,');
  await reader.waitForText(`${DEMO} [role="status"] pre`, 'Unexpected token ,');
  await reader.waitForText(`${DEMO} [role="status"] button`, 'with-reset.ts, line 7');
  await expectCount(reader, 0);
  await rewrite(reader, 'withReset(,', 'withReset(),');
  await reader.waitForNone(`${DEMO} [role="status"] pre`);

  await rewrite(reader, 'providers:', 'providers: [],');
  await reader.waitForText(`${DEMO} [role="status"] pre`, 'No provider');
});
