import { expect, test } from 'vitest';
import { keepFocus } from './keepFocus';

const button = (name: string) =>
  document.querySelector(`button[name=${name}]`) as HTMLButtonElement;

/** What looks after the focus hears of a change when the code that made it is through. */
const changesTold = () => new Promise((resolve) => setTimeout(resolve));

async function disable(name: string) {
  document.body.innerHTML = '<button name="a"></button><button name="b"></button><button name="c">';
  const end = keepFocus(document.body);
  button(name).focus();
  if (name === 'b') button('c').disabled = true;
  button(name).disabled = true;
  await changesTold();
  end();
  return (document.activeElement as HTMLButtonElement).name;
}

test('the focus goes from a button that disables itself to the next one', async () => {
  expect(await disable('a')).toBe('b');
});

test('or to the one before, where no later one can be pressed', async () => {
  expect(await disable('b')).toBe('a');
});

test('or comes back to the only one when it can be pressed again', async () => {
  document.body.innerHTML = '<button name="load"></button><input>';
  const end = keepFocus(document.body);
  const load = button('load');
  load.focus();
  load.disabled = true;
  await changesTold();
  // As browsers do when a focused button cannot be pressed any more; happy-dom takes it from others only.
  const other = document.querySelector('input') as HTMLInputElement;
  other.focus();
  other.blur();
  expect(document.activeElement).toBe(document.body);
  load.disabled = false;
  await changesTold();
  end();
  expect(document.activeElement).toBe(load);
});
