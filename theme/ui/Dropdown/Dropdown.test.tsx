import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setHtml, startForTest } from '../../testing/document';
import { Dropdown } from './Dropdown';
import { startDropdowns } from './startDropdowns';

const menu = () => screen.getByText('More').closest('details') as HTMLDetailsElement;
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  setHtml(
    <>
      <Dropdown label="More">
        <li>
          <a href="#one">One</a>
        </li>
        <li>
          <a href="#two">Two</a>
        </li>
      </Dropdown>
      <button type="button">Elsewhere</button>
    </>,
  );
  startForTest(startDropdowns);
});
afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

describe('an open dropdown', () => {
  beforeEach(() => {
    menu().open = true;
  });

  it.each(['mouseDown', 'touchStart', 'focusIn'] as const)('closes on %s outside', (type) => {
    fireEvent[type](screen.getByText('One'));
    expect(menu().open).toBe(true);
    fireEvent[type](screen.getByText('Elsewhere'));
    expect(menu().open).toBe(false);
  });

  it('closes when one of its links is followed', () => {
    fireEvent.click(screen.getByText('Two'));
    expect(menu().open).toBe(false);
  });

  it('cycles through its links with the arrow keys', () => {
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    menu().querySelector('summary')?.focus();
    press('ArrowDown');
    expect(focused()).toBe('One');
    press('ArrowDown');
    expect(focused()).toBe('Two');
    press('ArrowDown');
    expect(focused()).toBe('One');
    press('ArrowUp');
    expect(focused()).toBe('Two');
  });
});

describe('a closed dropdown', () => {
  it('opens with the arrow keys, at its first or last link', () => {
    const button = menu().querySelector('summary') as HTMLElement;
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowUp' });
    expect(menu().open).toBe(true);
    expect(focused()).toBe('Two');
  });
});
