import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Dropdown } from './Dropdown';

const menu = () => screen.getByText('More').closest('details') as HTMLDetailsElement;
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  render(
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
});
afterEach(() => {
  cleanup();
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

  it('closes on Escape and gives the focus back to its button', () => {
    screen.getByText('Two').focus();
    fireEvent.keyDown(screen.getByText('Two'), { key: 'Escape' });
    expect(menu().open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('lets the arrow keys walk round its links', () => {
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

  it('leaves Escape to others', () => {
    const button = menu().querySelector('summary') as HTMLElement;
    button.focus();
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(focused()).toBe('More');
  });
});
