import type { Reader } from '../../browsers/reader';

/** The guide with the counter demo. */
export const GUIDE = '/docs/with-reset';
export const DEMO = '[aria-label="Live demo with-reset"]';

/** Waits until the demo runs and its count has this value. */
export const expectCount = (reader: Reader, count: number) =>
  reader.waitForText(`${DEMO} .demo-state li`, `count${count}`);

/** Opens the editor. */
export const edit = (reader: Reader, button = 'Edit') => reader.click(`${DEMO} button`, button);

/** Replaces a line of the demo's code. */
export async function rewrite(reader: Reader, line: string, text: string): Promise<void> {
  await reader.click('.cm-line', line);
  await reader.press('End');
  await reader.press('Home', 'Shift');
  await reader.type(text);
}
