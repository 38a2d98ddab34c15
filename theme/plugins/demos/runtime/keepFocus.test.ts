import { expect, test } from 'vitest';
import { keepFocus } from './keepFocus';

const button = (name: string) =>
  document.querySelector(`button[name=${name}]`) as HTMLButtonElement;

/** Waits for mutation observers. */
const flushMutations = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['a', 'b'],
  ['b', 'a'],
])(
  'the focus moves from a button that disables itself to the nearest enabled one: %s',
  async (name, other) => {
    document.body.innerHTML =
      '<button name="a"></button><button name="b"></button><button name="c">';
    const end = keepFocus(document.body);
    button(name).focus();
    if (name === 'b') button('c').disabled = true;
    button(name).disabled = true;
    await flushMutations();
    end();
    expect(document.activeElement).toHaveProperty('name', other);
  },
);

test('or returns to the only button when it is enabled again', async () => {
  document.body.innerHTML = '<button name="load"></button><input>';
  const end = keepFocus(document.body);
  const load = button('load');
  load.focus();
  load.disabled = true;
  await flushMutations();
  // Browsers blur a disabled button, but happy-dom only does so when another element is focused.
  const other = document.querySelector('input') as HTMLInputElement;
  other.focus();
  other.blur();
  expect(document.activeElement).toBe(document.body);
  load.disabled = false;
  await flushMutations();
  end();
  expect(document.activeElement).toBe(load);
});
