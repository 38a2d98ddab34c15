import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PackageManagers } from '../PackageManagers/PackageManagers';
import { Tab, Tabs } from './Tabs';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.parentElement?.textContent);

test('a choice holds for all tabs of its group, and on the next page', async () => {
  const page = (
    <>
      <PackageManagers pkg="a" />
      <PackageManagers pkg="b" dev />
    </>
  );
  const { unmount } = render(page);
  expect(chosen()).toEqual(['npm', 'npm']);
  const [, pnpm] = screen.getAllByRole('radio');
  await userEvent.click(pnpm as HTMLElement);
  expect(chosen()).toEqual(['pnpm', 'pnpm']);
  unmount();
  render(page);
  expect(chosen()).toEqual(['pnpm', 'pnpm']);
});

test('tabs without a group mind their own business', async () => {
  const tabs = (
    <Tabs label="Storage">
      <Tab label="local">1</Tab>
      <Tab label="session">2</Tab>
    </Tabs>
  );
  render(
    <>
      {tabs}
      {tabs}
    </>,
  );
  await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  expect(chosen()).toEqual(['session', 'local']);
  expect(localStorage.length).toBe(0);
});

test('a remembered choice that a group does not offer leaves the first', async () => {
  localStorage.setItem('tabs.storage', 'cookie');
  render(
    <Tabs label="Storage" group="storage">
      <Tab label="local">1</Tab>
      <Tab label="session">2</Tab>
    </Tabs>,
  );
  expect(chosen()).toEqual(['local']);
});
