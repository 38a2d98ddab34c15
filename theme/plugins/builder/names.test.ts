import { expect, test } from 'vitest';
import { collectionProblem, entityProblem, fieldsOf, fieldsProblem, namesOf } from './names';

test('names are derived from that of the entity', () => {
  expect(namesOf('flightPlan')).toMatchObject({
    entity: 'FlightPlan',
    items: 'flightPlans',
    file: 'flight-plan',
    listFile: 'flight-plans',
  });
  expect(['Company', 'Box', 'Day'].map((name) => namesOf(name).items)).toEqual([
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
  ['id', 'no fields other than its id'],
  ['id: Date, from', 'An id is a string or a number'],
  ['note?: string', 'write “note: string | null”'],
  ['delete', 'reserved word'],
  ['constructor', 'reserved word'],
  ['a-b', 'not a valid name'],
  ['at: Map', 'cannot have the type “Map”: use string, number, boolean, date'],
  ['a,b,c,d,e,f,g,h,i', 'more than 8'],
])('fields cannot be %j', (fields, reason) => {
  expect(fieldsProblem(fields, 'entity')).toContain(reason);
});

test('valid names are accepted, also those that are only reserved in some positions', () => {
  expect(entityProblem('flight')).toBeUndefined();
  expect(fieldsProblem('from, seats: number, type', 'entity')).toBeUndefined();
});

test.each([
  'at: date, on: Date, tags: string[], seats: number[], names: Array<string>',
  'status: \'open\' | \'in progress, late\', kind: "a" | "b", level: 1 | 2',
  'note: string | null, selectedId: number | undefined, isOpen: null | boolean',
  'id: string, from',
  'id, from',
])('fields can be %s', (fields) => {
  expect(fieldsProblem(fields, 'entity')).toBeUndefined();
});

test('an id without a type is a number, and other fields without one are texts', () => {
  expect(fieldsOf('id, from').map(({ type }) => type)).toEqual(['number', 'string']);
});

test('a field of literals begins with the first, or with null', () => {
  expect(fieldsOf("kind: 'a' | 'b', level: 1 | 2 | null")).toMatchObject([
    { kind: 'union', type: "'a' | 'b'", initial: "'a'", options: "['a', 'b']" },
    { kind: 'union', type: '1 | 2 | null', initial: 'null', options: '[1, 2]' },
  ]);
});

test('parameters of a load have types that a query can contain', () => {
  expect(fieldsProblem('from, year: number, all: boolean', 'load')).toBeUndefined();
  expect(fieldsProblem('tags: string[]', 'load')).toContain('use string, number, boolean');
});

test('a collection has a lowercase name if it has pages', () => {
  expect(collectionProblem('openFlights', false)).toBeUndefined();
  expect(collectionProblem('openFlights', true)).toContain('knows only lowercase names');
  expect(collectionProblem('Flights', false)).toContain('begin with a lowercase letter');
});
