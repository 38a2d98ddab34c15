import { test } from '../../browsers/test';
import { DEMO, GUIDE, rewrite, seesCount } from './demoInBrowsers';

test('a demo runs, and shows its state after each click', async ({ reader }) => {
  await reader.open(GUIDE);
  await reader.click(`${DEMO} button`, 'Run');
  await seesCount(reader, 0);
  await reader.click('button', 'Add 1');
  await reader.click('button', 'Add 1');
  await seesCount(reader, 2);
  await reader.click('button', 'Reset');
  await seesCount(reader, 0);
});

test('a demo runs its edited code, even after a reload, until it is reset', async ({ reader }) => {
  await reader.open(GUIDE);
  await reader.click(`${DEMO} button`, 'Edit');
  await seesCount(reader, 0);
  await rewrite(reader, 'withState({', 'withState({ count: 41, step: 1 }),');
  await seesCount(reader, 41);

  await reader.open(GUIDE);
  await reader.click(`${DEMO} button`, 'Edit your version');
  await seesCount(reader, 41);
  await reader.click(`${DEMO} button`, 'Reset');
  await seesCount(reader, 0);
});

test('a syntax error is shown at its line, a runtime error is reported, and the previous run stays', async ({
  reader,
}) => {
  await reader.open(GUIDE);
  await reader.click(`${DEMO} button`, 'Edit');
  await seesCount(reader, 0);
  await rewrite(reader, 'withReset(),', 'withReset(,');
  await reader.sees(`${DEMO} [role="status"] pre`, 'Unexpected token ,');
  await reader.sees(`${DEMO} [role="status"] button`, 'with-reset.ts, line 7');
  await seesCount(reader, 0);
  await rewrite(reader, 'withReset(,', 'withReset(),');
  await reader.seesNo(`${DEMO} [role="status"] pre`);

  await rewrite(reader, 'providers:', 'providers: [],');
  await reader.sees(`${DEMO} [role="status"] pre`, 'No provider');
});
