import { afterEach, expect, test, vi } from 'vitest';
import { listenToDevtools } from './devtools';

type Extension = { connect(options: { name: string }): { send(...message: unknown[]): void } };
const holder = window as { __REDUX_DEVTOOLS_EXTENSION__?: Extension };

afterEach(() => {
  delete holder.__REDUX_DEVTOOLS_EXTENSION__;
});

test('receives messages and restores the page', () => {
  const hear = vi.fn();
  const giveBack = listenToDevtools(hear);
  holder.__REDUX_DEVTOOLS_EXTENSION__?.connect({ name: 'x' }).send({ type: 'add' }, { a: {} });
  expect(hear).toHaveBeenCalledWith({ action: { type: 'add' }, state: { a: {} } });
  giveBack();
  expect('__REDUX_DEVTOOLS_EXTENSION__' in window).toBe(false);
});

test('forwards messages to an installed extension, even after it is restored', () => {
  const send = vi.fn();
  const real = { connect: vi.fn(() => ({ send })) };
  holder.__REDUX_DEVTOOLS_EXTENSION__ = real;
  const giveBack = listenToDevtools(() => {});
  const connection = holder.__REDUX_DEVTOOLS_EXTENSION__.connect({ name: 'demo' });
  giveBack();
  expect(holder.__REDUX_DEVTOOLS_EXTENSION__).toBe(real);
  connection.send({ type: 'add' }, {});
  expect(real.connect).toHaveBeenCalledWith({ name: 'demo' });
  expect(send).toHaveBeenCalledWith({ type: 'add' }, {});
});
