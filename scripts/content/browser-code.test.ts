import { expect, test } from 'vitest';
import { browserCodeInSource } from './browser-code';
import { readFacts } from './page';

const found = (code: string) =>
  browserCodeInSource(code).map(({ line, message }) => `${line} ${message}`);
const EFFECT = 'has no effect, because pages are static HTML.';

test.each([
  ['const [a] = useState<number>(0);', 'useState'],
  ['React.useEffect(() => {});', 'useEffect'],
  ['export const A = () => <button onClick={() => {}}>a</button>;', 'onClick'],
  ['class A extends React.Component<Props> {}', 'A class component'],
  ["const A = lazy(() => import('./a'));", 'A lazy component'],
])('state in static HTML is a mistake: %s', (code, what) => {
  expect(found(`\n${code}`)).toEqual([`2 ${what} ${EFFECT}`]);
});

test.each([
  "const a = `useState()`; const b = 'onClick={f}'; // useState()",
  'const a = <p>A class extends Component, and onClick={f} is text: {useMemo(() => 1)}</p>;'.replace(
    '{f}',
    '',
  ),
  'const A = <T,>({ a }: { a: T }) => <Card onOpen={a} />; const b = v.lazy(() => a);',
  'const a = <Component>b;',
])('other code may name it: %s', (code) => {
  expect(found(code)).toEqual([]);
});

test('a component in the source of a page may have no state either', () => {
  const page =
    '# A\n\nText.\n\nexport const B = () => {\n  const [a] = useState(0);\n  return <b>{a}</b>;\n};\n\n```tsx\nuseState(0);\n```\n';
  expect(readFacts(page).mistakes.map(({ line, message }) => `${line} ${message}`)).toEqual([
    `6 useState ${EFFECT}`,
  ]);
});
