import { act, screen, within } from '@testing-library/react';
import { type ComponentType, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { Island } from '../../lib/plugin';
import { addIsland } from '../../testing/islands';
import { View } from '../../testing/View';
import { islandElement } from './element';
import * as mounting from './mount';
import { watchIslands } from './watchIslands';

/** Number of mounted effects of the island below. */
let alive = 0;
let broken = false;

/** Renders an island with a button that counts clicks. */
function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  if (broken) throw new Error('Bad');
  useEffect(() => {
    alive += 1;
    return () => {
      alive -= 1;
    };
  }, []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}

const prepare = vi.fn();

/** Renders an island with a button that prepares something. */
const Pair = () => (
  <>
    <button type="button">First</button>
    <button type="button" onFocus={prepare}>
      Second
    </button>
  </>
);

const Menu = () => (
  <details>
    <summary>More</summary>
  </details>
);

let leave = new AbortController();

function place(index: number, name = 'Counter', more = {}): string {
  const props = { label: `Number ${index}`, ...more };
  const { element, options } = islandElement(Counter as ComponentType<object>, props, index);
  const view = renderToString(element, options);
  return `<div data-island="${name}" data-props='${JSON.stringify(props)}'>${view}</div>`;
}

/** Opens an article with islands. */
function open(...places: string[]): HTMLElement {
  document.body.innerHTML = `<article><p>Before</p>${places.join('<p>Between</p>')}</article>`;
  const article = document.querySelector('article') as HTMLElement;
  watchIslands(article, leave.signal);
  return article;
}
const scroll = () => act(async () => View.last.show());
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());

let load: MockInstance<Island['load']>;
beforeEach(() => {
  broken = false;
  alive = 0;
  leave = new AbortController();
  vi.stubGlobal('IntersectionObserver', View);
  load = addIsland('Counter', Counter);
  addIsland('LargeCounter', Counter, ({ now }) => now === true);
});
afterEach(async () => {
  await act(async () => leave.abort());
  document.body.replaceChildren();
});

describe('an island', () => {
  test('hydrates near the viewport and keeps its server-rendered HTML', async () => {
    const error = vi.spyOn(console, 'error');
    open(place(0));
    const button = screen.getByRole('button');
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
    await scroll();
    expect(alive).toBe(1);
    await press('Number 0: 0');
    expect(buttons()).toEqual(['Number 0: 1']);
    expect(screen.getByRole('button')).toBe(button);
    expect(screen.getByText('Before')).toBeTruthy();
    expect(error).not.toHaveBeenCalled();
  });

  test('replays a click while its code is loading', async () => {
    let arrive = (_: ComponentType<object>) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    open(place(0));
    await scroll();
    await press('Number 0: 0');
    await act(async () => arrive(Counter as ComponentType<object>));
    expect(buttons()).toEqual(['Number 0: 1']);
  });

  test('prepares the element that the reader focused last while its code is loading', async () => {
    let arrive = (_: ComponentType<object>) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    open(`<div data-island="Counter">${renderToString(<Pair />)}</div>`);
    const [first, second] = screen.getAllByRole('button');
    await act(async () => first?.focus());
    await act(async () => second?.focus());
    await act(async () => arrive(Pair));
    expect(prepare).toHaveBeenCalledOnce();
  });

  test('does not repeat a click on a menu, which has already opened', async () => {
    let arrive = (_: ComponentType<object>) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { element, options } = islandElement(Menu, {}, 0);
    const view = renderToString(element, options);
    open(`<div data-island="Counter" data-props="{}">${view}</div>`);
    const menu = screen.getByText('More').closest('details');
    await act(async () => screen.getByText('More').click());
    expect(menu?.open).toBe(true);
    await act(async () => arrive(Menu));
    expect(menu?.open).toBe(true);
  });

  test('replays a click even if the reader moves on while its code is loading', async () => {
    let arrive = (_: ComponentType<object>) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    open(place(0));
    await press('Number 0: 0');
    screen.getByRole('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await act(async () => arrive(Counter as ComponentType<object>));
    expect(buttons()).toEqual(['Number 0: 1']);
  });

  test('is mounted once when viewport and click trigger it at the same time', async () => {
    const mount = vi.spyOn(mounting, 'mount');
    open(place(0));
    await act(async () => {
      View.last.show();
      screen.getByRole('button').click();
      screen.getByRole('button').focus();
      View.last.show();
    });
    expect(mount).toHaveBeenCalledOnce();
    expect(alive).toBe(1);
    expect(buttons()).toEqual(['Number 0: 1']);
  });

  test('that is large waits until the reader points at, focuses or touches it', async () => {
    for (const sign of ['pointerover', 'focusin', 'touchstart']) {
      open(place(0, 'LargeCounter'));
      expect(View.last.observed.size).toBe(0);
      const mounted = alive;
      await act(async () => {
        screen.getByRole('button').dispatchEvent(new Event(sign, { bubbles: true }));
      });
      expect(alive, sign).toBe(mounted + 1);
    }
  });

  test('that is large hydrates immediately if its props require it', async () => {
    await act(async () => {
      open(place(0, 'LargeCounter', { now: true }));
    });
    expect(alive).toBe(1);
  });

  test('is unmounted when the reader leaves the page, and not mounted if its code arrives later', async () => {
    open(place(0));
    await scroll();
    expect(alive).toBe(1);
    await act(async () => leave.abort());
    expect(alive).toBe(0);

    leave = new AbortController();
    open(place(0));
    await act(async () => {
      View.last.show();
      leave.abort();
    });
    expect(alive).toBe(0);
    await act(async () => screen.getByRole('button').click());
    expect(alive).toBe(0);
    expect(View.last.observed.size).toBe(0);
  });

  test('with an unknown name is ignored', async () => {
    open(place(0, 'Gone'));
    expect(View.last.observed.size).toBe(0);
    await press('Number 0: 0');
    expect(buttons()).toEqual(['Number 0: 0']);
  });
});

describe('an island whose code fails to load', () => {
  const error = new Error('Loading chunk 7 failed.');

  test('shows a message below its HTML, and mounts on "Retry"', async () => {
    load.mockRejectedValueOnce(error);
    const article = open(place(0));
    const button = screen.getByRole('button');
    await scroll();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('The island could not be loaded: Loading chunk 7 failed.');
    expect(button.isConnected).toBe(true);
    expect(article.textContent).toContain('Number 0: 0');
    await press('Retry');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button')).toBe(button);
    await press('Number 0: 0');
    expect(buttons()).toEqual(['Number 0: 1']);
  });

  test('replays the click that triggered it after loading', async () => {
    load.mockRejectedValueOnce(error);
    open(place(0));
    await press('Number 0: 0');
    await press('Retry');
    expect(buttons()).toEqual(['Number 0: 1']);
  });

  test('does not affect other islands', async () => {
    load.mockRejectedValueOnce(error);
    open(place(0), place(1));
    await scroll();
    expect(alive).toBe(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await press('Number 1: 0');
    expect(screen.getByText('Number 1: 1')).toBeTruthy();
  });
});

describe('an island that throws', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  const crashed = () => within(screen.getByRole('alert'));

  test('on mount is replaced with a message, and mounts on "Try again"', async () => {
    const article = open(place(0), place(1));
    broken = true;
    const [first] = document.querySelectorAll('[data-island]');
    View.last.unobserve(document.querySelectorAll('[data-island]')[1] as Element);
    await scroll();
    expect(crashed().getByText('This page crashed.')).toBeTruthy();
    expect(crashed().getByText('Bad')).toBeTruthy();
    expect(first?.contains(screen.getByRole('alert'))).toBe(true);
    expect(article.textContent).toContain('Number 1: 0');
    await press('Try again');
    expect(crashed().getByText('This page crashed.')).toBeTruthy();
    broken = false;
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Number 0: 0');
    expect(buttons()).toEqual(['Number 0: 1', 'Number 1: 0']);
  });
});
