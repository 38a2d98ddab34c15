import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SymbolIndex } from './SymbolIndex';

const row = (name: string, summary: string, extension: string, status: string) => (
  <tr key={name}>
    <td>
      <a href={`/docs/api/${name}`}>{name}</a>
    </td>
    <td>{summary}</td>
    <td>{extension}</td>
    <td>19.0.0</td>
    <td>{status}</td>
  </tr>
);

const list = (title: string, ...rows: ReturnType<typeof row>[]) => [
  <h2 key={title} id={title}>
    {title}
    <a className="heading-link" href={`#${title}`}>
      #
    </a>
  </h2>,
  <div key={`${title} list`}>
    <table>
      <thead>
        <tr>
          {['Symbol', 'What it is', 'Extension', 'Since', 'Status'].map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  </div>,
];

function open(query = '') {
  window.history.replaceState(null, '', `/docs/api/globals${query}`);
  render(
    <div>
      <ul className="contents">
        {['Functions', 'Type aliases'].map((title) => (
          <li key={title}>
            <a href={`#${title}`}>{title}</a>
          </li>
        ))}
      </ul>
      <div data-island="SymbolIndex">
        <SymbolIndex kinds={['Function', 'Type alias']} extensions={['Reset']} total={3} />
      </div>
      {list(
        'Functions',
        row('withReset', 'Sets a store back.', 'Reset', ''),
        row('patchState', 'The old name of updateState.', 'DevTools', 'Deprecated'),
      )}
      {list('Type aliases', row('Entity', 'What an entity needs.', 'Data service', ''))}
    </div>,
  );
}

const visible = () =>
  [...document.querySelectorAll('tbody tr:not([hidden]) td:first-child')].map(
    (cell) => cell.textContent,
  );
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Filter'), { target: { value: text } });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('the list of symbols', () => {
  beforeEach(() => open());

  it('initially shows all symbols', () => {
    expect(visible()).toEqual(['withReset', 'patchState', 'Entity']);
    expect(screen.getByRole('status').textContent).toBe('3 symbols');
  });

  it('finds words of name and description in any order and case', () => {
    type('BACK withre');
    expect(visible()).toEqual(['withReset']);
    expect(screen.getByRole('status').textContent).toBe('1 of 3 symbols');
  });

  it('hides a heading without symbols, even in the table of contents', () => {
    type('entity needs');
    const entries = [...document.querySelectorAll('.contents li:not([hidden])')];
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Type aliases']);
    expect(document.querySelector('h2:not([hidden])')?.textContent).toContain('Type aliases');
    expect(document.querySelectorAll('h2:not([hidden])')).toHaveLength(1);
  });

  it('filters by kind, status and extension', () => {
    choose('Kind', 'type alias');
    expect(visible()).toEqual(['Entity']);
    choose('Kind', '');
    choose('Status', 'deprecated');
    expect(visible()).toEqual(['patchState']);
    choose('Status', '');
    choose('Extension', 'reset');
    expect(visible()).toEqual(['withReset']);
  });

  it('keeps the filter in the URL', () => {
    type('reset');
    choose('Kind', 'function');
    expect(window.location.search).toBe('?q=reset&kind=function');
    type('');
    choose('Kind', '');
    expect(window.location.search).toBe('');
  });

  it('shows a message when nothing matches, and offers to reset', () => {
    type('(no .* such [symbol');
    expect(visible()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Show all symbols' }));
    expect(visible()).toHaveLength(3);
  });
});

it('applies the filter from the URL', () => {
  open('?q=store&status=stable');
  expect(visible()).toEqual(['withReset']);
  expect((screen.getByLabelText('Filter') as HTMLInputElement).value).toBe('store');
});
