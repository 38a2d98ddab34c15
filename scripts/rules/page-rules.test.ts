import { expect, test } from 'vitest';
import { componentsOf } from '../content/components';
import { createPage, NO_FACTS, readFacts } from '../content/page';
import { checkComponent, checkComponents, checkFrontMatter } from './page-rules';

/** The problems of a page as line, message and remedy. */
const check = (source: string) =>
  checkFrontMatter(createPage('/site/docs/a.mdx', 'docs/a.mdx', source, readFacts(source)), [
    'benefit',
  ]).map(({ line, message, remedy }) => [line, message, remedy]);

/** The problems of these front matter lines on an otherwise valid page. */
const checkEntries = (entries: string, body = '') =>
  check(`---\ndescription: A page.\n${entries}\n---\n\n# A\n\n${body}\n`);

const NO_TITLE = [
  1,
  'The page has no title (h1).',
  'Add "# Heading" below the front matter. Lists also show it as the label of the page.',
];
const noDescription = (line: number) => [
  line,
  'The page has no description.',
  'Add "description: \'One sentence for search results and link previews.\'" to its front matter.',
];
const ENTRIES =
  'title, description, sidebar_label, benefit, draft, unlisted, unlisted_sections, outline, moved, pageType';

test('a page may have any known entry', () => {
  const entries = [
    "title: 'A title'",
    "sidebar_label: 'A'",
    "benefit: 'Less code'",
    'draft: false',
    'unlisted: true',
    'moved: [part]',
    'pageType: home',
  ];
  expect(checkEntries(entries.join('\n'), '[The part](/docs/b#part) moved.')).toEqual([]);
});

test('a problem is reported at the start of a line in the file of the page', () => {
  const page = createPage('/site/docs/a.mdx', 'docs/a.mdx', '# A', readFacts('# A'));
  expect(checkFrontMatter(page)).toMatchObject([{ file: '/site/docs/a.mdx', line: 1, column: 1 }]);
});

test.each([
  ['without front matter', '# A', [noDescription(1)]],
  ['without description', '---\ntitle: A\n---\n# A', [noDescription(1)]],
  ['with an empty description', '---\ntitle: A\ndescription:\n---\n# A', [noDescription(3)]],
  ['with a number for its description', '---\ndescription: 5\n---\n# A', [noDescription(2)]],
  ['without heading', '---\ntitle: A\ndescription: ok\n---\nText', [NO_TITLE]],
  ['without anything', 'Text', [NO_TITLE, noDescription(1)]],
])('a page %s is reported', (_what, source, problems) => {
  expect(check(source)).toEqual(problems);
});

test.each(['Uses `withX()`.', 'See [X](/docs/x).'])(
  'a description that search engines would show with its Markdown is reported: %s',
  (description) => {
    const [[line, message] = []] = check(`---\ndescription: '${description}'\n---\n# A`);
    expect([line, message]).toEqual([2, 'The description contains Markdown.']);
  },
);

test('entries that may be in an unreadable part are not reported as missing', () => {
  // Parsing the page reports the mistakes themselves.
  expect(check('---\ntitle: a: b\n---\n# A')).toEqual([]);
  expect(check('---\ntitle: a: b\n---\nText')).toEqual([]);
  expect(check('---\ndescription: ok\n---\n{b\n\n# A')).toEqual([]);
  expect(check('# A\n\n{b'), 'the front matter is readable').toEqual([noDescription(1)]);
});

test.each([
  [
    'titel: A',
    `Unknown front matter entry "titel".`,
    `Use one of ${ENTRIES}. Did you mean "title"?`,
  ],
  ['zzz: A', `Unknown front matter entry "zzz".`, `Use one of ${ENTRIES}.`],
  ["draft: 'yes'", '"draft" is "yes".', 'Write "draft: true", or leave it out.'],
  ['unlisted: 1', '"unlisted" is 1.', 'Write "unlisted: true", or leave it out.'],
  ['title: 5', '"title" is 5.', "Write a quoted string: title: '…'."],
  ['sidebar_label: 5', '"sidebar_label" is 5.', "Write a quoted string: sidebar_label: '…'."],
  ['benefit: [x]', '"benefit" is ["x"].', "Write a quoted string: benefit: '…'."],
  [
    'pageType: hom',
    '"pageType" is "hom".',
    'Write "pageType: home", or leave it out: it is "doc".',
  ],
  ['moved: part', '"moved" is not a list.', 'List the ids of headings that moved to other pages.'],
])('%s is reported at its line', (entry, message, remedy) => {
  expect(checkEntries(entry)).toEqual([[3, message, remedy]]);
});

test('a misspelled description is not also reported as missing', () => {
  expect(check('---\ndescripton: ok\n---\n# A')).toEqual([
    [
      2,
      'Unknown front matter entry "descripton".',
      `Use one of ${ENTRIES}. Did you mean "description"?`,
    ],
  ]);
  expect(check('---\ntitel: ok\n---\n# A')).toEqual([
    noDescription(1),
    [2, expect.any(String), expect.stringContaining('Did you mean "title"?')],
  ]);
});

test('a moved heading needs a link to another page of the site', () => {
  expect(checkEntries('moved: [part]', '[x](https://x.example#part) [y](#part)')).toEqual([
    [
      3,
      'The heading #part moved, but no link on this page leads to it.',
      'Link to its new place: /docs/its-page#part.',
    ],
  ]);
});

test('a moved heading must not be on the page', () => {
  expect(checkEntries('moved: [part]', '## Part\n\n[x](/docs/b#part)')).toEqual([
    [3, 'The heading #part is still on this page.', 'Remove it from "moved".'],
  ]);
});

const component = (source: string) =>
  checkComponent(createPage('/site/team.tsx', 'team.tsx', source, NO_FACTS));

test.each([
  'export default function Team() {}',
  'const Team = () => null;\nexport { Team as default };',
  "export { default } from './Team';",
])('%j is a page', (source) => {
  expect(component(source)).toEqual([]);
});

test('a component without a default export is reported with its route', () => {
  const problem = {
    file: '/site/team.tsx',
    line: 1,
    column: 1,
    message: 'The page /team has no default export.',
    remedy: expect.stringMatching(/^Export the component: .* start its name with an underscore\.$/),
  };
  expect(component('export const Team = () => null;\n')).toEqual([problem]);
  expect(component('// export default function Team() {}\n')).toEqual([problem]);
  expect(component("// export { default } from './Team';\n")).toEqual([problem]);
  expect(component('export default 3;\n')).toEqual([problem]);
  expect(component("export default 'Team';\n")).toEqual([problem]);
});

test('a text without id and message is reported in a component, too', () => {
  expect(component('export default () => <p>{translate({})}</p>;\n')).toEqual([
    {
      file: '/site/team.tsx',
      line: 1,
      column: 26,
      message: 'A text has neither an id nor a message.',
      remedy: "Write translate({ id: 'name', message: 'Text' }).",
    },
  ]);
  expect(component("export default () => translate({ id: 'team' });\n")).toEqual([]);
});

/** The components of the site and of a plugin. */
const COMPONENTS = componentsOf([
  { components: { Island: { props: ['total'] }, Table: { props: ['of'], expand: () => [] } } },
]);

const componentsIn = async (source: string) => {
  const page = createPage('/site/docs/a.mdx', 'docs/a.mdx', source, readFacts(source));
  const problems = await checkComponents(page, COMPONENTS);
  return problems.map(
    ({ line, column, message, remedy }) => `${line}:${column} ${message} ${remedy}`,
  );
};

test.each([
  ['<Bdge type="a" />', /^3:1 Unknown component <Bdge>\. Pages can use Badge, Island, .*"Badge"\?/],
  ['Text <Island sum={1} />', /^3:6 <Island> has no prop "sum"\. It has total\.$/],
  ['<Steps label="x">1</Steps>', /^3:1 <Steps> has no prop "label"\. It has none\.$/],
  ['<Badge />', /<Badge> needs a type \(experimental, deprecated, internal\)/],
  ['<Badge type="new" />', /<Badge> needs a type \(experimental, deprecated, internal\)/],
  ['<Tabs label="x">\n<Tab>1</Tab>\n</Tabs>', /^4:1 .*Missing label="…"/],
  ['<PackageManagerTabs command="<img>" />', /"<img>" is no command like "install pkg"/],
  ['Text <Table of="a" />', /^3:6 <Table>: must be on a line of its own/],
  ['<Table of={a} />', /^3:1 <Table>: needs constants/],
])('the mistake in %s is reported with line and remedy', async (source, problem) => {
  expect(await componentsIn(`# X\n\n${source}\n`)).toEqual([expect.stringMatching(problem)]);
});

test('a page may import or export components, and pass expressions to those of the site', async () => {
  const source =
    'import A, { B } from "./x";\n\nexport const C = () => 1;\n\n<A x="y" />\n\n<B />\n\n<C.D />\n\n<Badge type={status} />\n';
  expect(await componentsIn(source)).toEqual([]);
});
