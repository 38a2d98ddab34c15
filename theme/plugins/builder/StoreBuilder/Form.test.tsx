import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { outcomeOf } from '../needs';
import { Form } from './Form';

afterEach(cleanup);

const show = (problems: { entity?: string; fields?: string }) =>
  render(
    <Form
      entity="class"
      fields="from"
      problems={problems}
      outcome={outcomeOf(new Set(['entities']))}
      since={{}}
      isReady
      onEntity={() => {}}
      onFields={() => {}}
      onSelect={() => {}}
    />,
  );

const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '');

test('a problem with a name is shown below its field, which is marked as invalid', () => {
  show({ entity: '“class” does not work.' });
  const [name, fields] = [screen.getByLabelText('Name'), screen.getByLabelText('Fields')];
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(described(name)?.textContent).toBe('“class” does not work.');
  expect(name.nextElementSibling).toBe(described(name));
  expect(fields.getAttribute('aria-invalid')).toBeNull();
  expect(described(fields)?.textContent).toContain('seats: number');
});

test('a field without a problem says in the same place what it accepts', () => {
  show({});
  const name = screen.getByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBeNull();
  expect(described(name)?.textContent).toContain('such as Flight');
});
