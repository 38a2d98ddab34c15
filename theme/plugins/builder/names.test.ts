import { expect, test } from 'vitest';
import { entityProblem, fieldsProblem, namesOf } from './names';
import { clashProblem } from './StoreBuilder/clash';

test('names are derived from that of the entity', () => {
  expect(namesOf('flightPlan')).toMatchObject({
    entity: 'FlightPlan',
    many: 'flightPlans',
    file: 'flight-plan',
    listFile: 'flight-plans',
  });
  expect(['Company', 'Box', 'Day'].map((name) => namesOf(name).many)).toEqual([
    'companies',
    'boxes',
    'days',
  ]);
});

test.each([
  ['', 'no name'],
  ['1st', 'not a valid name: do not begin with a digit'],
  ['Flight plan', 'not a valid name: use letters, digits and _'],
  ['Class', 'named “class”, which is a reserved word'],
  ['F'.repeat(21), 'too long'],
  ['_', 'begin with a letter'],
])('an entity cannot be called %j', (name, reason) => {
  expect(entityProblem(name)).toContain(reason);
});

test.each([
  ['', 'no fields'],
  ['from, from', 'Two fields have the name “from”'],
  ['id', 'Every entity already has an id'],
  ['delete', 'reserved word'],
  ['constructor', 'reserved word'],
  ['a-b', 'not a valid name'],
  ['at: Date', 'cannot have the type “Date”'],
  ['a,b,c,d,e,f,g,h,i', 'more than 8'],
])('fields cannot be %j', (fields, reason) => {
  expect(fieldsProblem(fields)).toContain(reason);
});

test('a name that the generated code itself uses is rejected', () => {
  const on = new Set(['entities', 'undo'] as const);
  expect(clashProblem(on, 'Flight', 'from')).toBeUndefined();
  for (const name of ['Store', 'Component', 'Partial', 'inject'])
    expect(clashProblem(on, name, 'from'), name).toContain('for something else');
  expect(clashProblem(on, 'FromInput', 'from')).toContain('fromInput');
});

test('valid names are accepted', () => {
  expect(entityProblem('flight')).toBeUndefined();
  expect(fieldsProblem('from, seats: number, type')).toBeUndefined();
});
