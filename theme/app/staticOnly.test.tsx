import { Head } from '@unhead/react';
import { createHead } from '@unhead/react/server';
import { Component, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { Island } from '../content/Island/Island';
import { addIsland } from '../testing/islands';
import { staticHtml } from './staticHtml';

const head = createHead();
const html = staticHtml({
  page: { data: {} as never },
  theme: { theme: 'light' },
  pathname: '/',
  head,
});

function Counter() {
  const [count] = useState(3);
  return <b>{count} clicks</b>;
}

function useTitle() {
  useEffect(() => {});
}
function Titled() {
  useTitle();
  return null;
}

class Old extends Component {
  override render = () => 'Old';
}

function Static() {
  const id = useId();
  return useMemo(() => <i id={id}>Text</i>, [id]);
}

// Node imports the functions of the runtime once, whereas a bundle reads them each time they are called.
const create = (runtime as unknown as { jsx(type: unknown, props: object): ReactNode }).jsx;
const Clickable = () => create('button', { onClick: () => {} });
const Modern = () => create(Old, {});

test.each([
  ['state', Counter, '<Counter> uses useState'],
  ['an effect in a hook of its own', Titled, '<Titled> uses useEffect'],
  ['an event handler', Clickable, '<button> has onClick'],
  ['a class', Modern, '<Old> is a class'],
])('%s in static HTML causes an error that names the component and the remedy', (_, Part, what) => {
  expect(() => html(<Part />)).toThrow(
    `${what}, but pages are static HTML. Only islands run in the browser: move it to a component of its own, in a file whose name ends with ".island.tsx".`,
  );
});

test('an island may have state', async () => {
  addIsland('Stateful', Counter);
  await expect
    .poll(() => html(<Island name="Stateful" props={{}} />))
    .toMatch(/<b>3<!-- --> clicks<\/b>/);
});

test('what does its work while it is rendered is allowed, such as <Head>', () => {
  expect(
    html(
      <>
        <Head>
          <meta name="author" content="The team" />
        </Head>
        <Static />
      </>,
    ),
  ).toMatch(/^<i id=".+">Text<\/i>$/);
  expect([...head.entries.values()].map(({ input }) => JSON.stringify(input)).join()).toContain(
    'The team',
  );
});
