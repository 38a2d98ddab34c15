import { expect, test } from 'vitest';
import type { Content } from '../content/content';
import { createPage, readFacts } from '../content/page';
import { readReference } from './reference';

const PAGE = createPage('/f.mdx', 'docs/api/functions/withCallState.mdx', '# f', readFacts('# f'));
const head = (heading: string) =>
  `<table>\n<thead>\n<tr>\n<th>${heading}\n<th>Kind and type\n<th>Meaning\n<tbody>\n`;
const row = (id: string, names: string, meaning: string) =>
  `<tr id=${id}>\n<td><a href=#${id}><code>${names}</code></a><td>Method<td>${meaning}\n`;
const HTML =
  head('Unnamed<br>Collection named <code>flight</code>') +
  row('load', 'load()</code></a><br><code>loadFlightEntities()', 'Loads. Again.') +
  row('filter', 'filter</code></a><br><code>flightFilter', 'What is &lt;shown>.') +
  row('updatefilter', 'updateFilter()</code></a><br><code>updateFlightFilter()', 'Sets it.') +
  `</table>${head('Members of <code>save</code>')}` +
  row('save', 'save()', 'Runs it.') +
  row('savestatus', 'saveStatus', 'How it is.') +
  '</table>';

const about = async (part: string) => {
  const content = {
    compile: async () => ({ html: HTML, sections: [] }),
  } as unknown as Pick<Content, 'compile'>;
  const reference = { hrefOf: () => PAGE.route, noteOn: () => undefined };
  return (await readReference([PAGE], content, reference))('withCallState', part, true);
};

test.each([
  ['load', 'load', 'Loads.'],
  ['loadTodoEntities', 'load', 'Loads.'],
  ['todoFilter', 'filter', 'What is <shown>.'],
  ['updateTodoFilter', 'updatefilter', 'Sets it.'],
  ['addTodoStatus', 'savestatus', 'How it is.'],
  ['addTodo', 'save', 'Runs it.'],
])('a member %s that a function adds leads to the row #%s', async (name, id, summary) => {
  expect(await about(name)).toEqual({ href: `${PAGE.route}#${id}`, summary });
});
