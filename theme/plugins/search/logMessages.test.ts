import { expect, test } from 'vitest';
import { messagesIn } from './logMessages';

const textsOf = (text: string) => messagesIn(text).map((message) => message.text);

test.each([
  ['tsc', "src/a.ts(3,5): error TS2345: Argument 'x'.\r\n  Type 'a'.\r\n"],
  [
    'tsc with colors',
    "\u001b[96msrc/a.ts\u001b[0m:\u001b[93m3\u001b[0m:\u001b[93m5\u001b[0m - \u001b[91merror\u001b[0m\u001b[90m TS2345: \u001b[0mArgument 'x'.\n  Type 'a'.\n\n\u001b[7m3\u001b[0m     patch(x)\n\u001b[7m \u001b[0m     ~~~~~\n\nFound 1 error.",
  ],
  [
    'Angular CLI',
    "✘ [ERROR] TS2345: Argument 'x'.\n  Type 'a'. [plugin angular-compiler]\n\n    src/a.ts:3:5:\n      3 │     patch(x)\n        ╵     ~~~~~\n",
  ],
  [
    'a build server',
    "2026-01-02T03:04:05.678Z src/a.ts:3:5 - error TS2345: Argument 'x'.\n2026-01-02T03:04:05.679Z   Type 'a'.\n",
  ],
])('reads the message of %s without its place', (_, log) => {
  const [first] = textsOf(log);
  expect(first?.replace(/^error |\[ERROR\] | \[plugin.*/g, '')).toBe(
    "TS2345: Argument 'x'. Type 'a'.",
  );
});

test('keeps the code below a message apart', () => {
  const [message] = messagesIn('TS2532: Object.\n\n  12 │ store.value().x\n     ╵ ~~~~\n');
  expect(message).toMatchObject({
    text: 'TS2532: Object.',
    code: expect.stringContaining('value()'),
  });
});

test('drops the stack of an error, also in a text on one line', () => {
  expect(
    textsOf('TypeError: x is not a function\n    at f (http://a/b.js:1:2)\n    at g\n')[0],
  ).toBe('TypeError: x is not a function');
  expect(textsOf('TypeError: x is not a function at f (http://a/b.js:1:2)')[0]).toBe(
    'TypeError: x is not a function',
  );
});

test('a cause in the next line belongs to the message, and so do the lines of npm', () => {
  expect(textsOf('NullInjectorError: R3:\n  NullInjectorError: No provider for A!')).toHaveLength(
    1,
  );
  expect(
    textsOf('npm error code ERESOLVE\nnpm error ERESOLVE x\nnpm error\nnpm error Found: y'),
  ).toHaveLength(1);
});

test('lines without a beginning are one message, unless others have one', () => {
  expect(textsOf('Devtools extensions\n\nhave not been added')).toHaveLength(1);
  expect(textsOf('')).toEqual([]);
});
