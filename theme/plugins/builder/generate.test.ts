import { expect, test } from 'vitest';
import { clashProblem, filesOf, planOf } from './generate/files';
import { entityProblem, fieldsProblem, namesOf } from './names';
import type { Need } from './needs';

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
  ['id', 'Every entity already has an id'],
  ['delete', 'reserved word'],
  ['constructor', 'reserved word'],
  ['a-b', 'not a valid name'],
  ['at: Map', 'cannot have the type “Map”: use string, number, boolean, date'],
  ['a,b,c,d,e,f,g,h,i', 'more than 8'],
])('fields cannot be %j', (fields, reason) => {
  expect(fieldsProblem(fields)).toContain(reason);
});

test('valid names are accepted, also those that are only reserved in some positions', () => {
  expect(entityProblem('flight')).toBeUndefined();
  expect(fieldsProblem('from, seats: number, type')).toBeUndefined();
});

test('fields can have dates and lists', () => {
  expect(fieldsProblem('at: date, on: Date, tags: string[], seats: number[]')).toBeUndefined();
});

test('an entity of two words is written as a person writes it', () => {
  const on = new Set<Need>(['service', 'local', 'devtools']);
  const text = Object.values(filesOf(planOf(on, 'FlightPlan', 'from'))).join('\n');
  for (const written of [
    "'/api/flight-plans'",
    'No flight plans yet.',
    "key: 'flight-plans'",
    "withDevtools('flight-plans')",
  ])
    expect(text).toContain(written);
});

test('tests fail if the store sends other requests', () => {
  const spec = filesOf(planOf(new Set(['resource']), 'Flight', 'from'))['flight-store.spec.ts'];
  expect(spec).toContain('afterEach(() => TestBed.inject(HttpTestingController).verify());');
});

test('a name that the generated code itself uses is rejected', () => {
  const on = new Set<Need>(['undo']);
  expect(clashProblem(on, 'Flight', 'from')).toBeUndefined();
  for (const name of ['Store', 'Component', 'Partial', 'inject'])
    expect(clashProblem(on, name, 'from'), name).toContain('for something else');
  expect(clashProblem(on, 'FromInput', 'from')).toContain('fromInput');
});

test('a list without items is a sentence, and has no pages', () => {
  const on = new Set<Need>(['callState', 'service', 'pagination']);
  const [, items = '', none = ''] =
    /@if \(store\.entities\(\)\.length\) \{([\s\S]*?)\n {4}\} @else \{([\s\S]*?)\n {4}\}/.exec(
      filesOf(planOf(on, 'Flight', 'from'))['flights.ts'] ?? '',
    ) ?? [];
  expect(items).toContain('<ul>');
  expect(items).toContain('Page {{');
  expect(none.trim()).toBe('<p>No flights yet.</p>');
});
