import { expect, test } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import type { ExplainedMember } from '../samples';
import { readReference } from './reference';

const PAGE = createPage('/f.mdx', 'docs/api/functions/withCallState.mdx', '# f', readFacts('# f'));
const MEMBERS: ExplainedMember[] = [
  ...[
    { id: 'load', names: ['load', 'loadFlightEntities'], meaning: 'Loads. Again.' },
    { id: 'filter', names: ['filter', 'flightFilter'], meaning: 'What is <shown>.' },
    { id: 'updatefilter', names: ['updateFilter', 'updateFlightFilter'], meaning: 'Sets it.' },
  ].map((member) => ({ ...member, collection: 'flight' })),
  { id: 'save', names: ['save'], collection: 'save', meaning: 'Runs it.' },
  { id: 'savestatus', names: ['saveStatus'], collection: 'save', meaning: 'How it is.' },
];

const lookUp = (part: string) => {
  const reference = { hrefOf: () => PAGE.route, noteOn: () => undefined };
  const contentOf = () => ({ members: MEMBERS, sections: [] });
  return readReference([PAGE], contentOf, reference)('withCallState', part, true);
};

test.each([
  ['load', 'load', 'Loads.'],
  ['loadTodoEntities', 'load', 'Loads.'],
  ['todoFilter', 'filter', 'What is <shown>.'],
  ['updateTodoFilter', 'updatefilter', 'Sets it.'],
  ['addTodoStatus', 'savestatus', 'How it is.'],
  ['addTodo', 'save', 'Runs it.'],
])('a store member %s links to the row #%s of the function that adds it', (name, id, summary) => {
  expect(lookUp(name)).toEqual({ href: `${PAGE.route}#${id}`, summary });
});
