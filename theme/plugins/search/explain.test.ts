import { expect, test } from 'vitest';
import { createExplainer, type MessageTemplate, pagesNamedIn } from './explain';
import type { IndexedPage } from './indexFormat';

const section = (id: string, heading: string, messages: MessageTemplate[] = []) => ({
  heading,
  id,
  text: '',
  error: 'case' as const,
  messages,
});
const page = (title: string, ...sections: IndexedPage['sections']): IndexedPage => ({
  path: `/docs/${title}`,
  title,
  kind: 'guide',
  sections,
});
const pages = [
  page(
    'withX',
    section('rename', 'x', [{ text: 'cannot rename from … to …' }]),
    section('patch', 'x', [
      {
        text: "Argument of type '⋯ & StateSource<⋯' is not assignable to parameter of type 'Writable<",
      },
    ]),
    section('action', 'x', [{ text: "is not assignable to parameter of type 'string | Action'" }]),
    section('value', 'x', [
      { text: "Object is possibly 'undefined'.", code: '…Value()', number: 'TS2532' },
      { text: "Type '… | undefined' is not assignable to type", isLikely: true },
    ]),
    section('frozen', 'x', [{ text: 'object is not extensible', isLikely: true }]),
    section('first', 'x', [{ text: 'is overridden by something else' }]),
    section('second', 'x', [{ text: 'is overridden by something else', place: 1 }]),
    section('mapped', '"Argument of type … is not assignable" for mapToX (TS2345)'),
    {
      ...section('top', ''),
      messages: [
        { text: "Type 'string | undefined' is not assignable to type", isUnexplained: true },
      ],
    },
  ),
  {
    ...page('mapToX'),
    path: '/docs/api/functions/mapToX',
    kind: 'function' as const,
    guide: '/docs/withX',
  },
];
const explain = createExplainer(pages);
const answersTo = (text: string) =>
  explain(text).map(({ certainty, sections }) =>
    [certainty, ...sections.map(({ section: { id } }) => id)].join(' '),
  );

test('a message is certain whatever its names, quotes, case of quotes and line breaks', () => {
  for (const text of [
    'Error: cannot rename from a to b.',
    'error: cannot\n rename from flights\n   to my-flights',
    'NgRx Toolkit: “cannot rename from `a` to `b`”',
  ]) {
    expect(answersTo(text), text).toEqual(['certain rename']);
  }
});

test('types of any length are no obstacle, in text that a page has escaped either', () => {
  const type = 'a: Signal<string>; '.repeat(60);
  expect(
    answersTo(
      `error TS2345: Argument of type &#39;{ ${type} } &amp; StateSource&lt;{ ${type} }&gt;&#39; is not assignable to parameter of type &#39;Writable&lt;object&gt;&#39;.`,
    ),
  ).toEqual(['certain patch']);
});

test('another argument of the same error is no answer', () => {
  expect(
    answersTo("TS2345: Argument of type 'number' is not assignable to parameter of type 'string'."),
  ).toEqual(['none']);
});

test('a message whose beginning or end is missing is at most likely if much is missing', () => {
  expect(answersTo("assignable to parameter of type 'string | Action'.")).toEqual([
    'certain action',
  ]);
  expect(answersTo("TS2345: X is not assignable to parameter of type 'str")).toEqual([
    'likely action',
  ]);
  expect(answersTo('cannot rename')).toEqual(['none']);
});

test('the line of code decides if the message says nothing about the cause', () => {
  const message = "a.ts:1:1 - error TS2532: Object is possibly 'undefined'.";
  expect(answersTo(`${message}\n\n1   store.userValue().name\n    ~~~~~`)).toEqual([
    'certain value',
  ]);
  expect(answersTo(`${message}\n\n1   form.get('a').value\n    ~~~~~`)).toEqual(['none']);
  // Without code, the cause is only likely.
  expect(answersTo(message)).toEqual(['likely value']);
});

test('a message that also has other causes is only likely', () => {
  expect(answersTo('TypeError: Cannot add property 2, object is not extensible')).toEqual([
    'likely frozen',
  ]);
});

test('a message that resembles an explained one can be known not to be explained', () => {
  const typed = (type: string) =>
    `error TS2322: Type '${type} | undefined' is not assignable to type '${type}'.`;
  expect(answersTo(typed('Note[]'))).toEqual(['likely value']);
  expect(answersTo(typed('string'))).toEqual(['none']);
});

test('both sections are named if a message has two causes, in their order', () => {
  expect(answersTo('x is overridden by something else')).toEqual(['likely first second']);
});

test('each message of a log has its own answer, once', () => {
  const noise = Array.from({ length: 400 }, (_, at) => `[webpack] building modules ${at}%`);
  expect(
    answersTo(
      [
        ...noise,
        'ERROR Error: cannot rename from a to b',
        '    at rename (main.js:1:2)',
        ...noise,
        'error TS1005: ; expected',
        'ERROR Error: cannot rename from c to d',
        "error TS2345: A is not assignable to parameter of type 'string | Action'.",
      ].join('\n'),
    ),
  ).toEqual(['certain rename', 'none', 'certain action']);
});

test('a heading that is like a message explains nothing by itself', () => {
  expect(answersTo("TS2345: Argument of type 'A' is not assignable to mapToX")).toEqual(['none']);
});

test('the number of an error finds the sections that readers need most, then those that name it', () => {
  expect(answersTo('TS2532')).toEqual(['likely value']);
  expect(answersTo('error TS2345')).toEqual(['likely mapped']);
  expect(answersTo('ERROR T: TS2345')).toEqual(['likely mapped']);
  expect(answersTo('TS9999')).toEqual(['none']);
});

test('what another package does in its own code has no likely cause', () => {
  const thrown = "error TS2322: Type 'Note[] | undefined' is not assignable to type 'Note[]'.";
  expect(answersTo(`node_modules/ngx-notes/index.d.ts:1:1 - ${thrown}`)).toEqual(['none']);
  expect(answersTo(`src/notes.ts:1:1 - ${thrown}`)).toEqual(['likely value']);
});

test('some tools omit "of" before a type', () => {
  expect(
    answersTo(
      "Argument type '{} & StateSource<{}>' is not assignable to parameter type 'Writable<{}>'",
    ),
  ).toEqual(['certain patch']);
});

test('the pages about the names in a text are known, each guide first', () => {
  expect(pagesNamedIn('TypeError in mapToX()', pages).map(({ path }) => path)).toEqual([
    '/docs/withX',
    '/docs/api/functions/mapToX',
  ]);
});
