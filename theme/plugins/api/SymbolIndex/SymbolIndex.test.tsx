import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

test('words of name and description match in any order and case, and other headings are hidden', () => {
  open();
  expect(visible()).toEqual(['withReset', 'patchState', 'Entity']);
  type('NEEDS entity');
  expect(visible()).toEqual(['Entity']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 symbols');
  const entries = [...document.querySelectorAll('.contents li:not([hidden])')];
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Type aliases']);
  const headings = [...document.querySelectorAll('h2:not([hidden])')];
  expect(headings.map(({ id }) => id)).toEqual(['Type aliases']);
});

test('a filter that matches nothing says so, and offers to reset', () => {
  open();
  type('(no .* such [symbol');
  expect(visible()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show all symbols' }));
  expect(visible()).toHaveLength(3);
});

test('the filter in the address is applied, and removed from it when it is cleared', () => {
  open('?q=store&status=stable');
  expect(visible()).toEqual(['withReset']);
  type('');
  expect(window.location.search).toBe('?status=stable');
});
